// The form of an order in a drawer (edit-drawer.tsx): what was being written and can come back, its refusals, its fields, and its
// buttons always in sight.
//
//   <EditDrawer opened={opened} title="Nuevo asociado" onClose={close}>
//     <DrawerForm label="Nuevo asociado" order={order} submit="Inscribir" kept="ahorros/asociados/nuevo" onClose={close}>…</DrawerForm>
//   </EditDrawer>
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { focusFirstWrong, WarningsToAccept } from './order-dialog.tsx';
import type { Order } from './use-order.ts';

interface DrawerFormProps<F extends FieldValues, S> {
  /** What it is, for who does not see it. */
  readonly label: string;
  readonly order: Order<F, S>;
  /** The word on the button. */
  readonly submit: string;
  /** It takes something away, or cannot be taken back. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** What leaving is. */
  readonly cancel?: string;
  /** The name under which this browser keeps what is being written; absent: it is not kept. */
  readonly kept?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DrawerForm<F extends FieldValues, S>(props: DrawerFormProps<F, S>) {
  const { label, order, submit, danger = false, disabled = false, cancel = 'Cancelar' } = props;
  const { kept, onClose, children } = props;
  const form = useRef<HTMLElement>(null);
  const send = async () => {
    if (!(await order.send())) focusFirstWrong(form);
  };
  return (
    <FormProvider {...order.form}>
      <Stack as="form" ref={form} grow gap="xl" noValidate aria-label={label} onSubmit={submitWith(send)}>
        {kept !== undefined && <UnsavedWork name={kept} form={order.form} />}
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        {children}
        {order.warnings !== undefined && <WarningsToAccept {...order.warnings} />}
        <EditDrawerFooter>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            {...(danger ? { color: 'red' } : {})}
            disabled={disabled}
            loading={order.isSending}
          >
            {submit}
          </Button>
        </EditDrawerFooter>
      </Stack>
    </FormProvider>
  );
}
