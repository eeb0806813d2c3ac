// The category of a course, each in its colour.
import classes from './course-chip.module.css';

interface CourseChipProps {
  readonly slug: string;
  readonly title: string;
}

export const CourseChip = ({ slug, title }: CourseChipProps) => (
  <span className={classes.chip} data-category={slug}>
    {title}
  </span>
);
