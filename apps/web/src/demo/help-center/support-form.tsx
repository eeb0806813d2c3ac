// The form that writes to support. What is being written is kept while the program is open, whoever goes to look at a
// guide meanwhile.
import '@mantine/core/styles/Input.layer.css';
import { helpCalls, type SupportRequest } from '@cuadra/demo-api/help-center/calls';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import classes from './support.module.css';
import { helpTexts } from './texts.ts';

const EMPTY: SupportRequest = { name: '', email: '', subject: '', message: '' };
let unsent = EMPTY;

const NOTICE_MS = 7000;

export function SupportForm() {
  const t = useTexts(helpTexts);
  const [notice, setNotice] = useNotice();
  const { mutateAsync } = useChange(helpCalls.sendRequest, [helpCalls.sentRequests]);
  const form = useForm<SupportRequest>({ defaultValues: EMPTY, mode: 'onTouched' });
  const { formState, getValues, handleSubmit, reset } = form;
  useEffect(() => {
    reset(unsent, { keepDefaultValues: true });
    return () => {
      unsent = getValues();
    };
  }, [reset, getValues]);
  const send = handleSubmit(async (written) => {
    try {
      await mutateAsync({ body: written });
      reset(EMPTY);
      setNotice('sent');
    } catch {
      setNotice('notSent');
    }
  });
  return (
    <form className={classes.form} noValidate aria-label={t.form} onSubmit={submitWith(send)}>
      {notice !== undefined && <FormNotice tone={notice === 'sent' ? 'exito' : 'error'} text={t[notice]} />}
      <Fields form={form} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={!formState.isDirty} onClick={() => reset(EMPTY)}>
          {t.clear}
        </Button>
        <Button
          type="submit"
          disabled={!formState.isDirty || !formState.isValid}
          loading={formState.isSubmitting}
        >
          {t.send}
        </Button>
      </div>
    </form>
  );
}

function Fields({ form }: { readonly form: UseFormReturn<SupportRequest> }) {
  const t = useTexts(helpTexts);
  const { required } = useTexts(frameTexts);
  const { register, formState } = form;
  const field = (name: keyof SupportRequest, isRight: (value: string) => string | true = () => true) => ({
    ...register(name, { validate: (value) => (value.trim() === '' ? required : isRight(value.trim())) }),
    label: t[name],
    withAsterisk: true,
    error: formState.errors[name]?.message,
  });
  return (
    <>
      <div className={classes.pair}>
        <TextInput maxLength={100} autoComplete="name" {...field('name')} />
        <TextInput
          type="email"
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          {...field('email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || t.badEmail)}
        />
      </div>
      <TextInput maxLength={150} autoComplete="off" {...field('subject')} />
      <Textarea maxLength={2000} rows={6} {...field('message')} />
    </>
  );
}

/** What was said of the last sending; that it arrived goes away by itself. */
function useNotice() {
  const [notice, setNotice] = useState<'sent' | 'notSent'>();
  useEffect(() => {
    if (notice !== 'sent') return;
    const wait = setTimeout(() => setNotice(undefined), NOTICE_MS);
    return () => clearTimeout(wait);
  }, [notice]);
  return [notice, setNotice] as const;
}
