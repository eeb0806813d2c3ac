// The courses of the academy. Beyond the calls that are known of it, ours is that how far somebody has come is kept
// (`PATCH course`): going past the last step completes the course, which can then be begun again.
import { call } from '../call.ts';

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

export interface Course {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** The slug of its category. */
  readonly category: string;
  /** In minutes. */
  readonly duration: number;
  readonly totalSteps: number;
  readonly updatedAt: string;
  readonly progress: Progress;
}

export interface Progress {
  /** From 0: as many as are behind. */
  readonly currentStep: number;
  /** How many times. */
  readonly completed: number;
}

export interface Step {
  /** From 0. */
  readonly order: number;
  readonly title: string;
  readonly subtitle: string;
  /** Markup. */
  readonly content: string;
}

export interface CourseWithSteps extends Course {
  readonly steps: readonly Step[];
}

const PATH = '/api/apps/academy';

export const categories = call<{ response: Category[] }>('GET', `${PATH}/categories`);
export const courses = call<{ response: Course[] }>('GET', `${PATH}/courses`);
export const course = call<{ query: { id: string }; response: CourseWithSteps | null }>(
  'GET',
  `${PATH}/courses/course`,
);
/** On to that step; past the last one, the course is completed once more. */
export const advance = call<{ body: { id: string; currentStep: number }; response: Course | null }>(
  'PATCH',
  `${PATH}/courses/course`,
);
