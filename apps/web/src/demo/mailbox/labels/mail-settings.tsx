// The settings of the mailbox: where the message is read, and the labels.

import { type MailSettings, mailCalls } from '@cuadra/demo-api/mailbox/calls';
import { Bars3Icon } from '@heroicons/react/24/outline';
import { useChange } from '#demo/frame/call-sample.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Shelves } from '../mailbox-data.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import { LabelLine } from './label-line.tsx';
import classes from './mail-settings.module.css';
import { NewLabel } from './new-label.tsx';

interface MailSettingsPageProps {
  readonly shelves: Shelves;
  readonly onMenu: (() => void) | undefined;
}

const LAYOUTS = ['right', 'bottom'] as const satisfies readonly MailSettings['messageLayout'][];

export function MailSettingsPage({ shelves: { labels, settings }, onMenu }: MailSettingsPageProps) {
  const t = useMailTexts();
  const { mutate: change } = useChange(mailCalls.changeSettings, [mailCalls.settings]);
  return (
    <section className={classes.page} aria-label={t.labels.title}>
      <header className={classes.header}>
        {onMenu !== undefined && (
          <IconButton
            label={t.openMenu}
            icon={Bars3Icon}
            variant="subtle"
            color="gray"
            size={36}
            onClick={onMenu}
          />
        )}
        <h1>{t.labels.title}</h1>
      </header>
      <div className={classes.scroll}>
        <div className={classes.layout}>
          <SelectField
            label={t.labels.layout}
            value={settings.messageLayout}
            options={LAYOUTS.map((layout) => [layout, t.labels.layouts[layout]])}
            onChange={(chosen) => {
              const messageLayout = LAYOUTS.find((layout) => layout === chosen);
              if (messageLayout !== undefined) change({ body: { settings: { messageLayout } } });
            }}
          />
          <p className={classes.note}>{t.labels.layoutNote}</p>
        </div>
        <h2 className={classes.title}>{t.labels.manage}</h2>
        <NewLabel labels={labels} />
        {labels.length === 0 ? (
          <EmptyState title={t.labels.none} text={t.labels.noneText} />
        ) : (
          <ul className={classes.labels}>
            {labels.map((label) => (
              <LabelLine key={label.id} label={label} labels={labels} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
