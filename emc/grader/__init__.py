"""Grades what a class has handed in: each submission in a process and a folder of its own, all with the same cases.

    found = submissions(["alice", "bob.emc"])       who has handed in what
    for grade in grade_all(plan(exercises, found, {3: 7}, 2), record, 2):
        grade.name, grade.verdict

submissions.py    the files of each student; a roster
processes.py      a process for each piece of work, with limits of time and memory
grades.py         the grade of a submission, as data
grade.py          the grade of one submission, and of all
record.py         grades that are kept, so that a grading that was ended goes on
report.py         grades as text, JSON, CSV, JUnit's XML and a page
"""

from emc.grader.grade import Job, grade_all, plan
from emc.grader.grades import Grade
from emc.grader.record import FOLDER, Record
from emc.grader.report import FORMATS
from emc.grader.submissions import Submission, submissions

__all__ = ["FOLDER", "FORMATS", "Grade", "Job", "Record", "Submission", "grade_all", "plan", "submissions"]
