/* Dates as text, in the "C" locale. */
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *day_name(int day) {
    switch (day) {
    case 0: return "Sunday";
    case 1: return "Monday";
    case 2: return "Tuesday";
    case 3: return "Wednesday";
    case 4: return "Thursday";
    case 5: return "Friday";
    default: return "Saturday";
    }
}

static const char *month_name(int month) {
    switch (month) {
    case 0: return "January";
    case 1: return "February";
    case 2: return "March";
    case 3: return "April";
    case 4: return "May";
    case 5: return "June";
    case 6: return "July";
    case 7: return "August";
    case 8: return "September";
    case 9: return "October";
    case 10: return "November";
    default: return "December";
    }
}

/* Weeks of ISO 8601 begin on Monday; the one with the year's first Thursday is week 1. */
static int iso_week(const struct tm *t, int *year) {
    int days = t->tm_yday, monday = (t->tm_wday + 6) % 7, week = (days - monday + 10) / 7, leap, y = t->tm_year + 1900;
    *year = y;
    if (week < 1) {
        y = --*year;
        leap = (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
        week = (days + 365 + leap - monday + 10) / 7;
    } else if (week == 53) {
        leap = (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
        if (days - monday + 3 >= 365 + leap) {
            week = 1;
            ++*year;
        }
    }
    return week;
}

size_t strftime(char *to, size_t room, const char *s, const struct tm *t) {
    size_t n = 0;
    char text[32];
    const char *piece;
    int hour = t->tm_hour % 12 ? t->tm_hour % 12 : 12, year = t->tm_year + 1900, iso;
    for (; *s; s++) {
        piece = text;
        text[0] = *s;
        text[1] = 0;
        if (*s == '%') {
            s++;
            if (*s == 'E' || *s == 'O') s++;
            switch (*s) {
            case 'a': snprintf(text, sizeof text, "%.3s", day_name(t->tm_wday)); break;
            case 'A': piece = day_name(t->tm_wday); break;
            case 'b': case 'h': snprintf(text, sizeof text, "%.3s", month_name(t->tm_mon)); break;
            case 'B': piece = month_name(t->tm_mon); break;
            case 'c':
                snprintf(text, sizeof text, "%.3s %.3s %2d %02d:%02d:%02d %d", day_name(t->tm_wday),
                         month_name(t->tm_mon), t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec, year);
                break;
            case 'C': snprintf(text, sizeof text, "%02d", year / 100); break;
            case 'd': snprintf(text, sizeof text, "%02d", t->tm_mday); break;
            case 'D': case 'x':
                snprintf(text, sizeof text, "%02d/%02d/%02d", t->tm_mon + 1, t->tm_mday, year % 100);
                break;
            case 'e': snprintf(text, sizeof text, "%2d", t->tm_mday); break;
            case 'F': snprintf(text, sizeof text, "%d-%02d-%02d", year, t->tm_mon + 1, t->tm_mday); break;
            case 'g': iso_week(t, &iso); snprintf(text, sizeof text, "%02d", iso % 100); break;
            case 'G': iso_week(t, &iso); snprintf(text, sizeof text, "%d", iso); break;
            case 'H': snprintf(text, sizeof text, "%02d", t->tm_hour); break;
            case 'I': snprintf(text, sizeof text, "%02d", hour); break;
            case 'j': snprintf(text, sizeof text, "%03d", t->tm_yday + 1); break;
            case 'm': snprintf(text, sizeof text, "%02d", t->tm_mon + 1); break;
            case 'M': snprintf(text, sizeof text, "%02d", t->tm_min); break;
            case 'n': text[0] = '\n'; break;
            case 'p': piece = t->tm_hour < 12 ? "AM" : "PM"; break;
            case 'r':
                snprintf(text, sizeof text, "%02d:%02d:%02d %s", hour, t->tm_min, t->tm_sec,
                         t->tm_hour < 12 ? "AM" : "PM");
                break;
            case 'R': snprintf(text, sizeof text, "%02d:%02d", t->tm_hour, t->tm_min); break;
            case 'S': snprintf(text, sizeof text, "%02d", t->tm_sec); break;
            case 't': text[0] = '\t'; break;
            case 'T': case 'X':
                snprintf(text, sizeof text, "%02d:%02d:%02d", t->tm_hour, t->tm_min, t->tm_sec);
                break;
            case 'u': snprintf(text, sizeof text, "%d", t->tm_wday ? t->tm_wday : 7); break;
            case 'U': snprintf(text, sizeof text, "%02d", (t->tm_yday + 7 - t->tm_wday) / 7); break;
            case 'V': snprintf(text, sizeof text, "%02d", iso_week(t, &iso)); break;
            case 'w': snprintf(text, sizeof text, "%d", t->tm_wday); break;
            case 'W': snprintf(text, sizeof text, "%02d", (t->tm_yday + 7 - (t->tm_wday + 6) % 7) / 7); break;
            case 'y': snprintf(text, sizeof text, "%02d", year % 100); break;
            case 'Y': snprintf(text, sizeof text, "%d", year); break;
            case 'z': piece = "+0000"; break;
            case 'Z': piece = "GMT"; break;
            default: text[0] = *s; break;
            }
        }
        for (; *piece; piece++) {
            if (n + 1 >= room) return 0;
            to[n++] = *piece;
        }
        if (!*s) break;
    }
    if (n >= room) return 0;
    to[n] = 0;
    return n;
}
