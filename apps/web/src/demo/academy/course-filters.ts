// Which courses are shown, by what stands in the address.
import type { Category, Course } from '@cuadra/demo-api/academy/calls';
import { useLocation } from '@tanstack/react-router';
import { useGoTo } from '#demo/frame/sample-address.ts';

export interface CourseFilters {
  /** A slug; empty: all of them. */
  readonly category: string;
  readonly text: string;
  readonly hidesCompleted: boolean;
}

export function useCourseFilters() {
  const goTo = useGoTo();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const filters = filtersIn(search);
  const filter = (some: Partial<CourseFilters>) =>
    goTo(`/apps/academy${searchOf({ ...filters, ...some })}`, { replace: true });
  return { filters, filter };
}

export function filtersIn(search: string): CourseFilters {
  const said = new URLSearchParams(search);
  return {
    category: said.get('category') ?? '',
    text: said.get('q') ?? '',
    hidesCompleted: said.get('completed') === 'hide',
  };
}

export function searchOf({ category, text, hidesCompleted }: CourseFilters): string {
  const said = new URLSearchParams({
    ...(category === '' ? {} : { category }),
    ...(text === '' ? {} : { q: text }),
    ...(hidesCompleted ? { completed: 'hide' } : {}),
  });
  return said.size === 0 ? '' : `?${said}`;
}

export function filtered(
  courses: readonly Course[],
  categories: readonly Category[],
  { category, text, hidesCompleted }: CourseFilters,
): Course[] {
  const wanted = plain(text);
  const nameOf = (slug: string) => categories.find((one) => one.slug === slug)?.title ?? slug;
  return courses.filter((course) => {
    if (category !== '' && course.category !== category) return false;
    if (hidesCompleted && course.progress.completed > 0) return false;
    return [course.title, course.description, nameOf(course.category)].some((words) =>
      plain(words).includes(wanted),
    );
  });
}

/** Neither accents nor capitals count when something is looked for. */
const plain = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
