// The dialog of an order: what will happen, the fields, and the button. It closes when the order is done.
//
//   <OrderDialog title="Anotar la entrega" order={order} submit="Anotar" onClose={onClose}>
//     <TextField name="a" label="Quién lo recibió" />
//   </OrderDialog>
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { Actions } from '#ui/layout/actions.tsx';
import classes from './order.module.css';
import type { Order, Warnings } from './use-order.ts';

interface OrderDialogProps<F extends FieldValues, S> {
  readonly title: ReactNode;
  readonly order: Order<F, S>;
  /** The word on the button. */
  readonly submit: string;
  /** It takes something away, or cannot be taken back. */
  readonly danger?: boolean;
  /** While what it is about is not known. */
  readonly disabled?: boolean;
  /** Nothing has to be written: the keyboard begins in the button. */
  readonly beginInSubmit?: boolean;
  /** In pixels. */
  readonly width?: number;
  /** Beside the buttons: what it comes to. */
  readonly note?: ReactNode;
  /** What leaving is, where it undoes nothing. */
  readonly cancel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OrderDialog<F extends FieldValues, S>(props: OrderDialogProps<F, S>) {
  const { title, order, submit, danger = false, disabled = false, width, note, onClose, children } = props;
  const { beginInSubmit = false, cancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const sendAndClose = async () => {
    if (await order.send()) onClose();
    else focusFirstWrong(form);
  };
  return (
    <FormDialog
      title={title}
      hasChanges={order.isDirty}
      onClose={onClose}
      {...(width === undefined ? {} : { width })}
    >
      <FormProvider {...order.form}>
        <form
          noValidate
          ref={(element) => {
            form.current = element;
            beginInFirstField(element);
          }}
          onSubmit={submitWith(sendAndClose)}
        >
          <div className={classes.fields}>
            {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
            {children}
            {order.warnings !== undefined && <WarningsToAccept {...order.warnings} />}
          </div>
          <FormDialogFooter onCancel={onClose} cancel={cancel} note={note}>
            <Button
              type="submit"
              {...(danger ? { color: 'red' } : {})}
              disabled={disabled}
              loading={order.isSending}
              data-autofocus={beginInSubmit || undefined}
            >
              {submit}
            </Button>
          </FormDialogFooter>
        </form>
      </FormProvider>
    </FormDialog>
  );
}

/** Once what was refused is drawn; a field that took the keyboard by itself keeps it. */
export function focusFirstWrong(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

/** Unless a field, or the button, asks for the keyboard: a dialog would give it to the button that closes it. */
function beginInFirstField(form: HTMLFormElement | null): void {
  if (form?.querySelector('[data-autofocus]') !== null) return;
  form.querySelector('input, select, textarea')?.setAttribute('data-autofocus', 'true');
}

interface OrderFormProps<F extends FieldValues, S>
  extends Pick<OrderDialogProps<F, S>, 'order' | 'submit' | 'danger' | 'disabled'> {
  /** Beside the button: leaving, or going another way. */
  readonly actions?: ReactNode;
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

/**
 * The same on the page itself or in a panel: its refusals above, its fields, its button below.
 *
 *   <OrderForm order={order} submit="Guardar"><TextField name="nombre" label="Nombre" /></OrderForm>
 */
export function OrderForm<F extends FieldValues, S>(props: OrderFormProps<F, S>) {
  const { order, submit, danger = false, disabled = false, actions, onDone, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sendAndTell = async () => {
    if (await order.send()) onDone?.();
    else focusFirstWrong(form);
  };
  return (
    <FormProvider {...order.form}>
      <form ref={form} noValidate className={classes.fields} onSubmit={submitWith(sendAndTell)}>
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        {children}
        {order.warnings !== undefined && <WarningsToAccept {...order.warnings} />}
        <Actions>
          <Button
            type="submit"
            {...(danger ? { color: 'red' } : {})}
            disabled={disabled}
            loading={order.isSending}
          >
            {submit}
          </Button>
          {actions}
        </Actions>
      </form>
    </FormProvider>
  );
}

export function WarningsToAccept({ messages, reason, error, onReason }: Warnings) {
  return (
    <>
      <FormNotice
        tone="aviso"
        text={
          <ul className={classes.warnings}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        }
      />
      <Textarea
        label="Por qué se sigue adelante"
        withAsterisk
        rows={2}
        maxLength={400}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
    </>
  );
}
