// What is known of a folder or a file, and what can be done with it.

import { type FileItem, FOLDER, fileCalls, NAME_MAX } from '@cuadra/demo-api/file-manager/calls';
import { ArrowDownTrayIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange, useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './details.module.css';
import { download } from './download.ts';
import { EditInPlace } from './edit-in-place.tsx';
import { addressOf } from './file-address.ts';
import { nameRefusal, refusalOf } from './refusal.ts';
import { useRemoval } from './removal.ts';
import { fileTexts } from './texts.ts';
import { TypeIcon, TypeLabel } from './type-icon.tsx';

interface DetailsProps {
  readonly item: FileItem;
  /** The other names of its folder. */
  readonly others: readonly string[];
  readonly onClose: () => void;
}

const DESCRIPTION_MAX = 500;

export function Details({ item, others, onClose }: DetailsProps) {
  const t = useTexts(fileTexts);
  const words = useTexts(frameTexts);
  const change = useChange(fileCalls.patch, [fileCalls.list]);
  const save = (part: { name?: string; description?: string }) =>
    refusalOf(change.mutateAsync({ body: { id: item.id, item: part } }));
  return (
    <article className={classes.details}>
      <PanelHeader onClose={onClose} close={words.close}>
        <span className={classes.kind}>
          {item.type === FOLDER ? t.folder : <TypeLabel type={item.type} />}
        </span>
      </PanelHeader>
      <Preview item={item} />
      <EditInPlace
        pencil={t.rename}
        label={t.name}
        action={words.save}
        value={item.name}
        maxLength={NAME_MAX}
        onSave={async (name) => nameRefusal(name, others) ?? (await save({ name }))}
      >
        <h2 className={classes.name}>{item.name}</h2>
      </EditInPlace>
      <Information item={item} />
      <section>
        <h3 className={classes.heading}>{t.description}</h3>
        <EditInPlace
          pencil={t.editDescription}
          label={t.description}
          action={words.save}
          value={item.description ?? ''}
          maxLength={DESCRIPTION_MAX}
          severalLines
          onSave={(description) => save({ description })}
        >
          <p className={classes.description} data-none={item.description === null || undefined}>
            {item.description ?? t.noDescription}
          </p>
        </EditInPlace>
      </section>
      <Actions item={item} />
    </article>
  );
}

const PICTURES: ReadonlySet<string> = new Set(['JPG', 'PNG', 'GIF', 'WEBP', 'SVG']);

function Preview({ item }: { readonly item: FileItem }) {
  return (
    <div className={classes.preview}>
      {PICTURES.has(item.type) ? <Picture id={item.id} type={item.type} /> : <TypeIcon type={item.type} />}
    </div>
  );
}

function Picture({ id, type }: { readonly id: string; readonly type: string }) {
  const { data } = useSample(fileCalls.content, { query: { id } });
  const [broken, setBroken] = useState(false);
  if (broken || data === undefined || data === null) return <TypeIcon type={type} />;
  return <img className={classes.picture} src={data.address} alt="" onError={() => setBroken(true)} />;
}

function Information({ item }: { readonly item: FileItem }) {
  const t = useTexts(fileTexts);
  const date = dateIn(useSampleLanguage());
  const rows: readonly (readonly [string, string])[] = [
    [t.createdBy, item.createdBy],
    [t.createdAt, date(item.createdAt)],
    [t.modifiedAt, date(item.modifiedAt)],
    [t.size, item.size],
    ...(item.inside === null
      ? []
      : [[t.contents, t.inside(item.inside.folders, item.inside.files)] as const]),
  ];
  return (
    <section>
      <h3 className={classes.heading}>{t.information}</h3>
      <dl className={classes.rows}>
        {rows.map(([what, value]) => (
          <div key={what} className={classes.row}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Actions({ item }: { readonly item: FileItem }) {
  const t = useTexts(fileTexts);
  const words = useTexts(frameTexts);
  const [failed, setFailed] = useState<'downloadFailed' | 'removeFailed'>();
  const remove = useRemoval(item, setFailed);
  const fetchIt = () => {
    setFailed(undefined);
    download(item.id).catch(() => setFailed('downloadFailed'));
  };
  return (
    <>
      <div className={classes.actions}>
        {item.type === FOLDER ? (
          <PlainLink className={classes.open} to={addressOf({ folderId: item.id })}>
            {t.open}
          </PlainLink>
        ) : (
          <Button
            leftSection={<ArrowDownTrayIcon width={18} height={18} aria-hidden="true" />}
            onClick={fetchIt}
          >
            {t.download}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<TrashIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      </div>
      {failed !== undefined && (
        <p className={classes.error} role="alert">
          {t[failed]}
        </p>
      )}
    </>
  );
}

/** In words, as the day was in Guatemala. */
function dateIn(language: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-GT' : language, {
    dateStyle: 'long',
    timeZone: 'America/Guatemala',
  });
  return (instant) => format.format(new Date(instant));
}
