// Every question, by category.
import { helpCalls } from '@cuadra/demo-api/help-center/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { titleOf } from './category-title.ts';
import { FaqList } from './faq-list.tsx';
import { HelpFrame } from './help-frame.tsx';
import classes from './home.module.css';
import { helpTexts } from './texts.ts';

export function Faqs() {
  const t = useTexts(helpTexts);
  return (
    <HelpFrame back={{ to: '/apps/help-center', label: t.toHome }} title={t.faqs} subtitle={t.faqsText}>
      <LoadedSample asked={useSample(helpCalls.faqs, { query: {} })} rows={12}>
        {(categories) =>
          categories.map((category) => (
            <section key={category.id} className={classes.section} aria-labelledby={category.id}>
              <h2 id={category.id} className={classes.sectionTitle}>
                {titleOf(category, t)}
              </h2>
              <FaqList faqs={category.faqs} />
            </section>
          ))
        }
      </LoadedSample>
    </HelpFrame>
  );
}
