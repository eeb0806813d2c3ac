// The frame of every form of the counter: what was refused, its fields and its buttons. Enter goes to the next field that is still
// needed and, when none is, to the button that sends, which then says what it will do: whoever types without looking presses it
// twice. Ctrl+Enter sends from anywhere.
//
//   <MarcoDeClase nombre="Ingreso" order={order} accion="Registrar" alCancelar={…}> <TextInput {...NECESARIO} /> </MarcoDeClase>
import '@mantine/core/styles/Input.layer.css';
import type { Centavos } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import type { Order } from '#ui/order/use-order.ts';
import classes from '../mostrador.module.css';

export const NECESARIO = { 'data-necesario': true } as const;

interface MarcoDeClaseProps<F extends FieldValues, S> {
  readonly nombre: string;
  /** Under which what is being written is kept; absent: it is not. */
  readonly guardado?: string;
  readonly order: Order<F, S>;
  /** On the button that sends. */
  readonly accion: string;
  readonly alCancelar: () => void;
  readonly children: ReactNode;
}

export function MarcoDeClase<F extends FieldValues, S>(props: MarcoDeClaseProps<F, S>) {
  const { nombre, guardado, order, accion, alCancelar, children } = props;
  const alTeclear = useTeclasDeFormulario(order.isDirty, alCancelar);
  return (
    <FormProvider {...order.form}>
      <Stack
        as="form"
        gap="lg"
        noValidate
        className={classes.formulario}
        aria-label={nombre}
        onSubmit={submitWith(order.send)}
        onKeyDown={alTeclear}
      >
        {guardado !== undefined && <UnsavedWork name={guardado} form={order.form} />}
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        {children}
        <Row gap="md" className={classes.altos}>
          <Button type="submit" size="md" loading={order.isSending}>
            {accion}
          </Button>
          <Button variant="default" size="md" onClick={alCancelar}>
            Cancelar
          </Button>
        </Row>
      </Stack>
    </FormProvider>
  );
}

/** How much: what every one of them begins with. */
export function CampoDeMonto() {
  const { setValue, watch, formState } = useFormContext<{ monto: Centavos | null }>();
  return (
    <Box size="2xl" weight="bold" className={classes.monto}>
      <AmountField
        {...NECESARIO}
        label="Monto (Q)"
        autoFocus
        value={watch('monto') ?? undefined}
        error={formState.errors.monto?.message}
        onChange={(monto) => setValue('monto', monto ?? null, { shouldDirty: true })}
      />
    </Box>
  );
}

/** Escape leaves the form, and asks first if something was written. */
function useTeclasDeFormulario(hayCambios: boolean, alCancelar: () => void) {
  const confirmar = useConfirm();
  const salir = async () => {
    const deja =
      !hayCambios ||
      (await confirmar({
        title: 'Descartar lo escrito',
        text: 'El movimiento no se ha registrado.',
        action: 'Descartar',
        danger: true,
      }));
    if (deja) alCancelar();
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !tieneListaAbierta(event.target)) void salir();
    else avanzarConEnter(event);
  };
}

const tieneListaAbierta = (campo: EventTarget): boolean =>
  campo instanceof HTMLElement && campo.getAttribute('aria-expanded') === 'true';

function avanzarConEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const formulario = event.currentTarget;
  if (!(formulario instanceof HTMLFormElement)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    formulario.requestSubmit();
    return;
  }
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  enfocarLoQueFalta(formulario);
}

export function enfocarLoQueFalta(formulario: HTMLFormElement | null): void {
  const necesarios = formulario?.querySelectorAll<HTMLInputElement>('[data-necesario]:not(:disabled)') ?? [];
  const falta = [...necesarios].find(({ value }) => value.trim() === '');
  const destino = falta ?? formulario?.querySelector<HTMLButtonElement>('button[type="submit"]');
  destino?.focus();
}
