// Answers the calls of the academy.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import * as calls from './calls.ts';
import { categories, seededCourses } from './data.ts';
import { steps } from './steps.ts';

export function academyHandlers(world: World): HttpHandler[] {
  let courses = seededCourses(world);
  return [
    answer(calls.categories, () =>
      categories.toSorted((one, other) => one.title.localeCompare(other.title, 'es')),
    ),
    answer(calls.courses, () => courses),
    answer(calls.course, ({ query: { id } }) => {
      const course = courses.find((one) => one.id === id);
      return course === undefined ? null : { ...course, steps };
    }),
    answer(calls.advance, ({ body: { id, currentStep } }) => {
      courses = courses.map((one) => (one.id === id ? { ...one, progress: after(one, currentStep) } : one));
      return courses.find((one) => one.id === id) ?? null;
    }),
  ];
}

function after({ totalSteps, progress }: calls.Course, step: number): calls.Progress {
  if (step >= totalSteps) return { currentStep: 0, completed: progress.completed + 1 };
  return { ...progress, currentStep: Math.max(0, Math.trunc(step)) };
}
