// A guide: what it says, whether it helped, and the one that follows. On wide screens, its neighbours beside it.
import { type GuideCategory, type GuideWithContent, helpCalls } from '@cuadra/demo-api/help-center/calls';
import { ArrowRightIcon } from '@heroicons/react/20/solid';
import { Article } from '#demo/frame/article.tsx';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { NotHere } from '#demo/frame/not-here.tsx';
import { useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { titleOf } from './category-title.ts';
import classes from './guide.module.css';
import { HelpFrame } from './help-frame.tsx';
import { Helpful } from './helpful.tsx';
import { helpTexts } from './texts.ts';

/** More than any category has: all of them, to know which follows which. */
const ALL = '100';

export function GuidePage() {
  const t = useTexts(helpTexts);
  const { category: categorySlug = '', guide: guideSlug = '' } = useSampleParams();
  const asked = useSample(helpCalls.guide, { query: { categorySlug, guideSlug } });
  const { data: categories = [] } = useSample(helpCalls.guides, { query: { limit: ALL } });
  if (asked.data === null) return <NotHere to="/apps/help-center/guides" />;
  const [guide] = asked.data?.guides ?? [];
  const label = asked.data === undefined ? t.toGuides : titleOf(asked.data, t);
  return (
    <HelpFrame
      back={{ to: `/apps/help-center/guides/${categorySlug}`, label }}
      title={guide?.title ?? t.guides}
      subtitle={guide?.subtitle}
    >
      <LoadedSample asked={asked} rows={10}>
        {() => guide !== undefined && <Body key={guide.id} guide={guide} categories={categories} />}
      </LoadedSample>
    </HelpFrame>
  );
}

interface BodyProps {
  readonly guide: GuideWithContent;
  readonly categories: readonly GuideCategory[];
}

function Body({ guide, categories }: BodyProps) {
  const neighbours = categories.find(({ id }) => id === guide.categoryId);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <div className={classes.paper}>
          <Article markup={guide.content} />
        </div>
        <Helpful guideId={guide.id} />
        <Next guide={guide} categories={categories} />
      </div>
      {neighbours !== undefined && <Neighbours category={neighbours} current={guide.id} />}
    </div>
  );
}

/** After the last one of a category comes the first of the next; after the last of all, the first. */
function Next({ guide, categories }: BodyProps) {
  const t = useTexts(helpTexts);
  const all = categories.flatMap((category) => category.guides.map((one) => ({ ...one, category })));
  const following = all[(all.findIndex(({ id }) => id === guide.id) + 1) % all.length];
  if (following === undefined) return null;
  const { category, slug, title } = following;
  return (
    <PlainLink to={`/apps/help-center/guides/${category.slug}/${slug}`} className={classes.next}>
      <span className={classes.nextTexts}>
        <span className={classes.nextLabel}>
          {t.next} · {titleOf(category, t)}
        </span>
        <span className={classes.nextTitle}>{title}</span>
      </span>
      <ArrowRightIcon width={20} height={20} aria-hidden="true" />
    </PlainLink>
  );
}

function Neighbours({ category, current }: { readonly category: GuideCategory; readonly current: string }) {
  const t = useTexts(helpTexts);
  return (
    <nav className={classes.neighbours} aria-labelledby="neighbours">
      <h2 id="neighbours" className={classes.neighboursTitle}>
        {t.inThisCategory}
      </h2>
      {category.guides.map(({ id, slug, title }) => (
        <PlainLink
          key={id}
          to={`/apps/help-center/guides/${category.slug}/${slug}`}
          className={classes.neighbour}
          aria-current={id === current ? 'page' : undefined}
        >
          {title}
        </PlainLink>
      ))}
    </nav>
  );
}
