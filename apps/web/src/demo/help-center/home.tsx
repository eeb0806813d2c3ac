// The front of the help centre: a search over everything, the three ways to be helped, and what is asked most.
import { helpCalls } from '@cuadra/demo-api/help-center/calls';
import { BookOpenIcon, ChatBubbleLeftRightIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { z } from 'zod';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { text } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { FaqList } from './faq-list.tsx';
import classes from './home.module.css';
import { SearchResults } from './search-results.tsx';
import { helpTexts } from './texts.ts';

const WORDS_MAX = 100;
/** What is looked for stays in the address: who opens a guide comes back to what was found. */
const address = z.object({ q: text(WORDS_MAX) });

export function Home() {
  const t = useTexts(helpTexts);
  const { clearSearch } = useTexts(frameTexts);
  const { busqueda, replace } = useAddress(address);
  const { q = '' } = busqueda;
  return (
    <>
      <header className={classes.banner}>
        <p className={classes.kicker}>{t.title}</p>
        <h1 className={classes.question}>{t.question}</h1>
        <SearchBox
          className={classes.search}
          label={t.searchLabel}
          hint={t.searchHint}
          remove={clearSearch}
          value={q}
          onChange={(words) => replace({ q: words === '' ? undefined : words.slice(0, WORDS_MAX) })}
        />
      </header>
      {q.trim() === '' ? (
        <div className={classes.content}>
          <Ways />
          <MostAsked />
        </div>
      ) : (
        <div className={classes.content} data-searching>
          <SearchResults query={q} />
        </div>
      )}
    </>
  );
}

function Ways() {
  const t = useTexts(helpTexts);
  const ways = [
    { to: '/apps/help-center/faqs', icon: QuestionMarkCircleIcon, title: t.faqs, text: t.faqsText },
    { to: '/apps/help-center/guides', icon: BookOpenIcon, title: t.guides, text: t.guidesText },
    { to: '/apps/help-center/support', icon: ChatBubbleLeftRightIcon, title: t.support, text: t.supportText },
  ];
  return (
    <nav className={classes.ways} aria-label={t.ways}>
      {ways.map(({ to, icon: Drawing, title, text: about }) => (
        <PlainLink key={to} to={to} className={classes.way}>
          <Drawing className={classes.icon} aria-hidden="true" />
          <span className={classes.wayTitle}>{title}</span>
          <span className={classes.about}>{about}</span>
        </PlainLink>
      ))}
    </nav>
  );
}

function MostAsked() {
  const t = useTexts(helpTexts);
  return (
    <section className={classes.section} aria-labelledby="most-asked">
      <div className={classes.line}>
        <h2 id="most-asked" className={classes.sectionTitle}>
          {t.mostAsked}
        </h2>
        <PlainLink to="/apps/help-center/faqs" className={classes.more}>
          {t.allFaqs}
        </PlainLink>
      </div>
      <LoadedSample asked={useSample(helpCalls.faqs, { query: { slug: 'most-asked' } })} rows={5}>
        {(categories) => <FaqList faqs={categories.flatMap(({ faqs }) => faqs)} />}
      </LoadedSample>
    </section>
  );
}
