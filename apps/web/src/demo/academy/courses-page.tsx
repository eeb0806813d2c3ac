// All the courses: what they are about, how long they take and how far one has come.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import * as calls from '@cuadra/demo-api/academy/calls';
import { Button, Switch } from '@mantine/core';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { CourseCard } from './course-card.tsx';
import { filtered, useCourseFilters } from './course-filters.ts';
import classes from './courses-page.module.css';
import { academyTexts } from './texts.ts';

export function CoursesPage() {
  const t = useTexts(academyTexts);
  const courses = useSample(calls.courses, {});
  const { data: categories = [] } = useSample(calls.categories, {});
  return (
    <div className={classes.page}>
      <header className={classes.banner}>
        <p className={classes.kicker}>{t.title}</p>
        <h1 className={classes.title}>{t.banner}</h1>
        <p className={classes.text}>{t.bannerText}</p>
      </header>
      <div className={classes.work}>
        <Filters categories={categories} />
        <LoadedSample asked={courses} rows={10}>
          {(all) => <Courses courses={all} categories={categories} />}
        </LoadedSample>
      </div>
    </div>
  );
}

function Filters({ categories }: { readonly categories: readonly calls.Category[] }) {
  const t = useTexts(academyTexts);
  const words = useTexts(frameTexts);
  const { filters, filter } = useCourseFilters();
  return (
    <search className={classes.filters}>
      <SelectField
        inBar
        className={classes.category}
        label={t.category}
        all={t.allCategories}
        value={filters.category}
        options={categories.map(({ slug, title }) => [slug, title] as const)}
        onChange={(category = '') => filter({ category })}
      />
      <SearchBox
        className={classes.search}
        label={t.search}
        hint={t.search}
        remove={words.clearSearch}
        value={filters.text}
        onChange={(text) => filter({ text })}
      />
      <Switch
        className={classes.hide ?? ''}
        label={t.hideCompleted}
        checked={filters.hidesCompleted}
        onChange={({ currentTarget }) => filter({ hidesCompleted: currentTarget.checked })}
      />
    </search>
  );
}

interface CoursesProps {
  readonly courses: readonly calls.Course[];
  readonly categories: readonly calls.Category[];
}

function Courses({ courses, categories }: CoursesProps) {
  const t = useTexts(academyTexts);
  const { filters, filter } = useCourseFilters();
  const found = filtered(courses, categories, filters);
  if (found.length === 0)
    return (
      <EmptyState
        title={t.noneFound}
        text={t.noneFoundText}
        action={
          <Button variant="default" onClick={() => filter({ category: '', text: '', hidesCompleted: false })}>
            {t.clearFilters}
          </Button>
        }
      />
    );
  return (
    <ul className={classes.courses} aria-label={t.courses}>
      {found.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} category={categories.find(({ slug }) => slug === course.category)} />
        </li>
      ))}
    </ul>
  );
}
