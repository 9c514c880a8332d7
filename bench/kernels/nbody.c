// Five bodies that attract each other, STEPS steps: floating point, structures, square roots.
#include <math.h>
#include <stdio.h>

#ifndef STEPS
#define STEPS 4000000
#endif
#define BODIES 5

struct body {
    double x, y, z, vx, vy, vz, mass;
};

static struct body bodies[BODIES] = {
    {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0},
    {5.0, -1.0, -0.1, 0.6, 2.8, -0.02, 0.04},
    {8.3, 4.1, -0.4, -1.0, 1.8, 0.01, 0.01},
    {12.9, -15.1, -0.2, 1.1, 0.9, -0.01, 0.002},
    {15.4, -25.9, 0.2, 1.0, 0.6, -0.03, 0.002},
};

static void advance(double dt)
{
    int i, j;
    for (i = 0; i < BODIES; i++) {
        struct body *a = &bodies[i];
        for (j = i + 1; j < BODIES; j++) {
            struct body *b = &bodies[j];
            double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
            double square = dx * dx + dy * dy + dz * dz;
            double pull = dt / (square * sqrt(square));
            a->vx -= dx * b->mass * pull;
            a->vy -= dy * b->mass * pull;
            a->vz -= dz * b->mass * pull;
            b->vx += dx * a->mass * pull;
            b->vy += dy * a->mass * pull;
            b->vz += dz * a->mass * pull;
        }
    }
    for (i = 0; i < BODIES; i++) {
        bodies[i].x += dt * bodies[i].vx;
        bodies[i].y += dt * bodies[i].vy;
        bodies[i].z += dt * bodies[i].vz;
    }
}

int main(void)
{
    int step;
    for (step = 0; step < STEPS; step++) advance(0.001);
    printf("nbody %.9f %.9f\n", bodies[0].x, bodies[1].y);
    return 0;
}
