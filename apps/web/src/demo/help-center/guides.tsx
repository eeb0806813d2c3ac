// The guides of every category: the first ones of each, and the way to the rest.
import { type GuideCategory, helpCalls } from '@cuadra/demo-api/help-center/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { titleOf } from './category-title.ts';
import classes from './guides.module.css';
import { HelpFrame } from './help-frame.tsx';
import { helpTexts } from './texts.ts';

export function Guides() {
  const t = useTexts(helpTexts);
  return (
    <HelpFrame back={{ to: '/apps/help-center', label: t.toHome }} title={t.guides} subtitle={t.guidesText}>
      <LoadedSample asked={useSample(helpCalls.guides, { query: {} })} rows={12}>
        {(categories) => (
          <div className={classes.grid}>
            {categories.map((category) => (
              <Category key={category.id} category={category} />
            ))}
          </div>
        )}
      </LoadedSample>
    </HelpFrame>
  );
}

function Category({ category }: { readonly category: GuideCategory }) {
  const t = useTexts(helpTexts);
  const { id, slug, guides, totalGuides = guides.length } = category;
  const title = titleOf(category, t);
  const path = `/apps/help-center/guides/${slug}`;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <PlainLink to={path} className={classes.heading}>
          {title}
        </PlainLink>
        <span className={classes.count}>{t.count(totalGuides)}</span>
      </h2>
      <ul className={classes.list}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <PlainLink to={`${path}/${guide.slug}`} className={classes.guide}>
              {guide.title}
            </PlainLink>
          </li>
        ))}
      </ul>
      {totalGuides > guides.length && (
        <PlainLink to={path} className={classes.all} aria-label={t.viewAllOf(totalGuides, title)}>
          {t.viewAll(totalGuides)}
        </PlainLink>
      )}
    </section>
  );
}
