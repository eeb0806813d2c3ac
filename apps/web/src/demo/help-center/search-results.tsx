// What the search of the help centre found: questions that open right there, and guides that lead to their page.
import { helpCalls } from '@cuadra/demo-api/help-center/calls';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import { FaqList } from './faq-list.tsx';
import { GuideLinks } from './guide-links.tsx';
import classes from './home.module.css';
import { helpTexts } from './texts.ts';

export function SearchResults({ query }: { readonly query: string }) {
  const t = useTexts(helpTexts);
  const words = normalizeText(query).split(' ');
  return (
    <LoadedSample asked={useSample(helpCalls.search, { query: { query } })} rows={5}>
      {({ faqs, guides }) => (
        <>
          <p className={classes.count} role="status">
            {t.found(faqs.length + guides.length)}
          </p>
          {faqs.length > 0 && (
            <section className={classes.section} aria-labelledby="found-faqs">
              <h2 id="found-faqs" className={classes.sectionTitle}>
                {t.faqs}
              </h2>
              <FaqList faqs={faqs} words={words} />
            </section>
          )}
          {guides.length > 0 && (
            <section className={classes.section} aria-labelledby="found-guides">
              <h2 id="found-guides" className={classes.sectionTitle}>
                {t.guides}
              </h2>
              <GuideLinks
                guides={guides}
                words={words}
                pathOf={({ categorySlug, slug }) => `/apps/help-center/guides/${categorySlug}/${slug}`}
              />
            </section>
          )}
          {faqs.length + guides.length === 0 && (
            <EmptyState
              icon={MagnifyingGlassIcon}
              title={t.nothing}
              text={t.nothingText}
              action={<PlainLink to="/apps/help-center/support">{t.support}</PlainLink>}
            />
          )}
        </>
      )}
    </LoadedSample>
  );
}
