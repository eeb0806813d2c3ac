// The form of a contact. The picture is saved as soon as it is chosen; the rest, with the button.
import type { Contact } from '@cuadra/demo-api/contacts/calls';
import { Button, TextInput } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { BirthdayField } from './birthday-field.tsx';
import { ContactCover } from './contact-cover.tsx';
import classes from './contact-form.module.css';
import { useContactChanges } from './contacts-data.ts';
import { type ContactDraft, changesOf, draftOf } from './draft.ts';
import { EmailRows } from './email-rows.tsx';
import { NotesField } from './notes-field.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { TagsField } from './tags-field.tsx';
import { contactTexts } from './texts.ts';

export type DraftForm = UseFormReturn<ContactDraft>;

interface ContactFormProps {
  readonly contact: Contact;
  readonly isNew: boolean;
  /** What was written before the form was put elsewhere. */
  readonly kept: RefObject<ContactDraft | undefined>;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  readonly onRemove: () => Promise<void>;
}

export function ContactForm(props: ContactFormProps) {
  const { contact, onClose, onCancel, onRemove } = props;
  const t = useTexts(contactTexts);
  const { form, save, failed, letGo } = useDraft(props);
  const release = (leave: () => unknown) => () => {
    letGo();
    leave();
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate aria-label={t.form}>
      <ContactCover
        contact={contact}
        onClose={onClose}
        photoActions={<PhotoActions id={contact.id} hasPhoto={contact.avatar !== null} />}
      />
      <div className={classes.fields}>
        {failed && <FormNotice tone="error" text={t.notSaved} />}
        <Fields form={form} />
      </div>
      <Footer form={form} onCancel={release(onCancel)} onRemove={onRemove} />
    </form>
  );
}

function Fields({ form }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const f = useTexts(frameTexts);
  const { register, formState } = form;
  return (
    <>
      <TextInput
        label={t.name}
        data-autofocus
        withAsterisk
        maxLength={TEXT_MAX}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || f.required })}
      />
      <TagsField form={form} />
      <div className={classes.pair}>
        <TextInput label={t.job} maxLength={TEXT_MAX} autoComplete="off" {...register('title')} />
        <TextInput label={t.company} maxLength={TEXT_MAX} autoComplete="off" {...register('company')} />
      </div>
      <EmailRows form={form} />
      <PhoneRows form={form} />
      <TextInput label={t.address} maxLength={TEXT_MAX} autoComplete="off" {...register('address')} />
      <BirthdayField form={form} />
      <NotesField form={form} />
    </>
  );
}

const TEXT_MAX = 200;

interface FooterProps extends Pick<ContactFormProps, 'onCancel' | 'onRemove'> {
  readonly form: DraftForm;
}

function Footer({ form: { formState }, onCancel, onRemove }: FooterProps) {
  const f = useTexts(frameTexts);
  return (
    <div className={classes.footer}>
      <Button variant="subtle" color="red" className={classes.remove ?? ''} onClick={() => void onRemove()}>
        {f.remove}
      </Button>
      <Button variant="default" className={classes.cancel ?? ''} onClick={onCancel}>
        {f.cancel}
      </Button>
      <Button type="submit" disabled={!formState.isValid} loading={formState.isSubmitting}>
        {f.save}
      </Button>
    </div>
  );
}

function useDraft({ contact, isNew, kept, onSaved }: ContactFormProps) {
  const t = useTexts(contactTexts);
  const f = useTexts(frameTexts);
  const { save } = useContactChanges();
  const { start, wasChanged, keep, forget } = useKept(kept);
  const form = useForm<ContactDraft>({
    mode: 'onChange',
    defaultValues: start ?? draftOf(contact, t.labels),
  });
  const { handleSubmit, setFocus, getValues, formState } = form;
  const isDirty = formState.isDirty || wasChanged;
  const letThrough = useLeaveGuard(isDirty, 'panel', {
    title: t.leave,
    text: t.leaveText,
    action: t.leaveAction,
    cancel: f.cancel,
  });
  const letGo = () => {
    forget();
    letThrough();
  };
  const leave = useEffectEvent(() => keep(isDirty ? getValues() : undefined));
  useEffect(() => () => leave(), []);
  useEffect(() => setFocus('name', { shouldSelect: isNew }), [setFocus, isNew]);
  const send = handleSubmit(async (draft) => {
    try {
      await save.mutateAsync({ body: { id: contact.id, contact: changesOf(draft, t.labels) } });
    } catch {
      // It is told above the fields, which keep what was written.
      return;
    }
    letGo();
    void notify(t.saved);
    onSaved();
  });
  return { form, save: send, failed: save.isError, letGo };
}

/** What was being written, from one place of the form to the next: a drawer becomes a panel when the screen is turned. */
function useKept(kept: RefObject<ContactDraft | undefined>) {
  const [start] = useState(() => kept.current);
  const isOver = useRef(false);
  return {
    start,
    wasChanged: start !== undefined,
    keep: (draft: ContactDraft | undefined) => {
      kept.current = isOver.current ? undefined : draft;
    },
    forget: () => {
      isOver.current = true;
    },
  };
}
