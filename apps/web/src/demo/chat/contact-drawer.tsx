// What is known of the other person: much of an invented one, of a colleague what the chat says.
import type { Contacto } from '@cuadra/contract/escritorio/chat';
import { type ContactWithDetails, chatCalls } from '@cuadra/demo-api/chat/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './chat.module.css';
import { Over } from './over.tsx';
import type { ChatParts } from './parts.ts';
import { chatTexts } from './texts.ts';

interface ContactDrawerProps extends Pick<ChatParts, 'Face'> {
  readonly contact: Contacto;
  readonly onClose: () => void;
}

export function ContactDrawer({ contact, Face, onClose }: ContactDrawerProps) {
  const t = useTexts(chatTexts);
  const { loading } = useTexts(frameTexts);
  const asked = useSample(chatCalls.contact, { query: { id: contact.id } });
  return (
    <Over title={t.contactInfo} side="right" onClose={onClose}>
      <div className={classes.portrait}>
        {/* Their presence is said below. */}
        <Face de={{ ...contact, status: 'not-visible' }} lado={128} />
        <strong>{contact.name}</strong>
        <span className={classes.status}>{t.status[contact.status]}</span>
      </div>
      {asked.isPlaceholderData ? (
        <SkeletonRows rows={4} label={loading} />
      ) : (
        <LoadedSample asked={asked} rows={4}>
          {(known) =>
            known === null ? <p className={classes.text}>{t.nothingElse}</p> : <Known contact={known} />
          }
        </LoadedSample>
      )}
    </Over>
  );
}

function Known({ contact: { about, details, attachments } }: { readonly contact: ContactWithDetails }) {
  const t = useTexts(chatTexts);
  const language = useSampleLanguage();
  const rows = [
    [t.email, details.email],
    [t.phone, details.phoneNumber],
    [t.job, details.title],
    [t.company, details.company],
    [t.birthday, dayOfYear(details.birthday, language)],
    [t.address, details.address],
  ] as const;
  return (
    <>
      <h3 className={classes.part}>{t.about}</h3>
      <p className={classes.text}>{about}</p>
      <h3 className={classes.part}>{t.media}</h3>
      <div className={classes.media}>
        {attachments.media.map((picture) => (
          <img key={picture} src={picture} alt="" width={240} height={160} />
        ))}
      </div>
      <h3 className={classes.part}>{t.details}</h3>
      <dl className={classes.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A calendar day, which has no time zone. */
const dayOfYear = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-GT' : language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  }).format(new Date(day));
