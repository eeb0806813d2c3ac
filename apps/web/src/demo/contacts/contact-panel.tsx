// One contact: its details, or the form that changes them.
import { contactCalls } from '@cuadra/demo-api/contacts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sampleQuery, useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactView } from './contact-view.tsx';
import type { ContactDraft } from './draft.ts';
import { contactTexts } from './texts.ts';

/** What outlives the panel while it is the same contact. */
export interface Edition {
  readonly isOn: boolean;
  /** Begins with one, or ends. */
  readonly edit: (id: string | undefined) => void;
  readonly draft: RefObject<ContactDraft | undefined>;
}

interface ContactPanelProps {
  readonly id: string;
  /** Just added, and never saved. */
  readonly isNew: boolean;
  readonly edition: Edition;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Removes it and goes elsewhere. */
  readonly onRemove: (id: string) => Promise<void>;
}

export function ContactPanel({ id, isNew, edition, onSaved, onClose, onRemove }: ContactPanelProps) {
  const t = useTexts(contactTexts);
  const f = useTexts(frameTexts);
  const confirm = useConfirm();
  const client = useQueryClient();
  const asked = useSample(contactCalls.contact, { query: { id } });
  useMissing(asked.data === null);
  const remove = async (name: string) => {
    const yes = await confirm({
      title: t.askRemove(name),
      text: t.askRemoveText,
      action: f.remove,
      cancel: f.cancel,
      danger: true,
    });
    if (!yes) return;
    onSaved();
    await onRemove(id);
    client.removeQueries({ queryKey: sampleQuery(contactCalls.contact, { query: { id } }).queryKey });
  };
  return (
    <LoadedSample asked={asked} rows={8}>
      {(contact) => {
        if (contact === null) return null;
        if (!edition.isOn)
          return <ContactView contact={contact} onClose={onClose} onEdit={() => edition.edit(id)} />;
        return (
          <ContactForm
            contact={contact}
            isNew={isNew}
            kept={edition.draft}
            onClose={onClose}
            onCancel={() => (isNew ? onClose() : edition.edit(undefined))}
            onSaved={() => {
              onSaved();
              edition.edit(undefined);
            }}
            onRemove={() => remove(contact.name)}
          />
        );
      }}
    </LoadedSample>
  );
}

/** Nobody has that id: the list, with no way back to it. */
function useMissing(isMissing: boolean): void {
  const f = useTexts(frameTexts);
  const goTo = useGoTo();
  const leave = useEffectEvent(() => {
    void notify(f.notHere, 'info');
    goTo('/apps/contacts', { replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
