// Whom to write to, and what was written.
import { helpCalls, type SentRequest } from '@cuadra/demo-api/help-center/calls';
import { PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { formatMoment } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { HelpFrame } from './help-frame.tsx';
import classes from './support.module.css';
import { SupportForm } from './support-form.tsx';
import { helpTexts } from './texts.ts';

export function Support() {
  const t = useTexts(helpTexts);
  return (
    <HelpFrame back={{ to: '/apps/help-center', label: t.toHome }} title={t.support} subtitle={t.supportText}>
      <div className={classes.columns}>
        <section className={classes.card} aria-labelledby="write">
          <h2 id="write" className={classes.title}>
            {t.form}
          </h2>
          <SupportForm />
        </section>
        <section className={classes.card} aria-labelledby="sent">
          <h2 id="sent" className={classes.title}>
            {t.requests}
          </h2>
          <LoadedSample asked={useSample(helpCalls.sentRequests, {})} rows={3}>
            {(requests) => <Sent requests={requests} />}
          </LoadedSample>
        </section>
      </div>
    </HelpFrame>
  );
}

function Sent({ requests }: { readonly requests: readonly SentRequest[] }) {
  const t = useTexts(helpTexts);
  const language = useSampleLanguage();
  if (requests.length === 0)
    return <EmptyState icon={PaperAirplaneIcon} title={t.noRequests} text={t.noRequestsText} />;
  return (
    <ul className={classes.sent}>
      {requests.map(({ id, subject, message, name, email, sentAt }) => (
        <li key={id} className={classes.request}>
          <details>
            <summary className={classes.summary}>
              <span className={classes.subject}>{subject}</span>
              <time dateTime={sentAt} className={classes.time}>
                {formatMoment(sentAt, language)}
              </time>
            </summary>
            <p className={classes.who}>
              {name} · {email}
            </p>
            <p className={classes.message}>{message}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
