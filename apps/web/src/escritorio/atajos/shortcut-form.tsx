// The form of a shortcut, new or picked. It cannot be sent while something required is missing; what only the server
// can refuse is said above it.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  type Atajo,
  atajoNuevo,
  crearAtajo,
  editarAtajo,
  listarAtajos,
  quitarAtajo,
} from '@cuadra/contract/escritorio/atajos';
import { Button, Input, Switch, TextInput, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { conConjunto, iconoDe, nombresDeIconos } from '#escritorio/navegacion/icons.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import classes from './shortcuts.module.css';

interface ShortcutFormProps {
  /** Undefined: a new one. */
  readonly atajo: Atajo | undefined;
  readonly onGuardado: () => void;
  readonly onEliminado: () => void;
}

export function ShortcutForm({ atajo, onGuardado, onEliminado }: ShortcutFormProps) {
  const { t } = useTranslation();
  const { order, esNuevo, eliminado, eliminar } = useShortcutForm(atajo, {
    alGuardar: onGuardado,
    alEliminar: onEliminado,
  });
  const { form, isSending } = order;
  const general = order.notice ?? (eliminado.error === null ? undefined : messageOf(eliminado.error));
  return (
    <Stack
      as="form"
      gap="lg"
      className={classes.formulario}
      noValidate
      onSubmit={submitWith(order.send)}
      aria-label={t(esNuevo ? 'shortcuts.titleAdd' : 'shortcuts.titleEdit')}
    >
      {general !== undefined && <FormNotice tone="error" text={general} />}
      <Fields formulario={form} />
      <Row gap="md" justify="end" className={classes.botones}>
        {!esNuevo && (
          <Button
            className={classes.eliminar ?? ''}
            variant="subtle"
            color="red"
            loading={eliminado.isPending}
            onClick={eliminar}
          >
            {t('shortcuts.delete')}
          </Button>
        )}
        <Button type="submit" disabled={!form.formState.isValid} loading={isSending}>
          {t(esNuevo ? 'shortcuts.add' : 'shortcuts.update')}
        </Button>
      </Row>
    </Stack>
  );
}

interface FieldsProps {
  readonly formulario: UseFormReturn<Entrada, unknown, Salida>;
}

function Fields({ formulario }: FieldsProps) {
  const { t } = useTranslation();
  const { register, control } = formulario;
  return (
    <>
      <TextInput label={t('shortcuts.label')} withAsterisk autoComplete="off" {...register('label')} />
      <TextInput label={t('shortcuts.description')} autoComplete="off" {...register('description')} />
      <Controller
        control={control}
        name="icon"
        render={({ field: { value, onChange } }) => <IconPicker valor={value} onElegir={onChange} />}
      />
      <LinkField formulario={formulario} />
      <Controller
        control={control}
        name="useRouter"
        render={({ field: { value, ...field } }) => (
          <Switch
            label={
              <>
                {t('shortcuts.useRouter')} <Asterisk />
              </>
            }
            aria-required
            checked={value ?? false}
            {...field}
          />
        )}
      />
    </>
  );
}

/** By itself, so that what is typed draws only this again. */
function LinkField({ formulario }: FieldsProps) {
  const { t } = useTranslation();
  const { register, control, setValue } = formulario;
  const [link, useRouter] = useWatch({ control, name: ['link', 'useRouter'] });
  // The router opens only our own pages: an address of elsewhere turns it off instead of leaving the form stuck.
  const alEscribir = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (DE_AFUERA.test(target.value)) setValue('useRouter', false, { shouldValidate: true });
  };
  return (
    <TextInput
      label={t('shortcuts.link')}
      description={t('shortcuts.linkHint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete="off"
      spellCheck={false}
      error={useRouter === true && DE_AFUERA.test(link) && t('shortcuts.linkOutside')}
      {...register('link', { onChange: alEscribir })}
    />
  );
}

/** The mark that the other fields carry. */
const Asterisk = () => (
  <Text as="span" tone="error" aria-hidden="true">
    *
  </Text>
);

const DE_AFUERA = /^\s*https?:/i;

// Chooses an icon among those the application knows, all in sight. A group of radio buttons: arrows move the choice.
interface IconPickerProps {
  readonly valor: string;
  readonly onElegir: (icono: string) => void;
}

function IconPicker({ valor, onElegir }: IconPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const marco = useRef<HTMLElement>(null);
  // The one in force may be further down.
  useEffect(() => {
    const elegido = marco.current?.querySelector<HTMLElement>(':checked')?.parentElement;
    if (marco.current && elegido) marco.current.scrollTop = elegido.offsetTop - elegido.offsetHeight;
  }, []);
  return (
    <div>
      <Input.Label id={id} labelElement="div" required>
        {t('shortcuts.icon')}
      </Input.Label>
      <Grid
        ref={marco}
        columns="repeat(auto-fill, minmax(2.25rem, 1fr))"
        gap="2xs"
        className={classes.iconos}
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
      >
        {nombresDeIconos.map((nombre) => {
          const Dibujo = iconoDe(nombre);
          const etiqueta = t(`shortcuts.icons.${nombre}`);
          return (
            <Tooltip key={nombre} label={etiqueta}>
              <Row as="label" justify="center" className={classes.icono}>
                <input
                  type="radio"
                  name={id}
                  aria-label={etiqueta}
                  checked={valor === conConjunto(nombre) || valor === nombre}
                  onChange={() => onElegir(conConjunto(nombre))}
                />
                <Dibujo width={20} height={20} aria-hidden="true" />
              </Row>
            </Tooltip>
          );
        })}
      </Grid>
    </div>
  );
}

// What the form of a shortcut does: checks as it is typed, saves, deletes, and brings the list again before it goes.
type Entrada = z.input<typeof atajoNuevo>;
type Salida = z.output<typeof atajoNuevo>;

interface Salidas {
  readonly alGuardar: () => void;
  readonly alEliminar: () => void;
}

const NUEVO: Entrada = { label: '', description: '', icon: '', link: '', useRouter: true };

/** What the form asks for; which one it is does not change. */
const camposDe = ({ id: _, ...campos }: Atajo): Entrada => campos;

function useShortcutForm(atajo: Atajo | undefined, { alGuardar, alEliminar }: Salidas) {
  // As it was picked: if it goes away meanwhile, the server says so and nothing else is made of it.
  const [original] = useState(atajo);
  const cache = useQueryClient();
  const refrescar = () => cache.invalidateQueries({ queryKey: [listarAtajos.path] });
  const order = useTask<Entrada, Salida, unknown>({
    initial: original === undefined ? NUEVO : camposDe(original),
    resolver: judgedBy<Entrada, Salida>(atajoNuevo),
    run: async (shortcut) => {
      await (original === undefined
        ? call(crearAtajo, { body: { shortcut } })
        : call(editarAtajo, { body: { id: original.id, shortcut } }));
      await refrescar();
    },
    onDone: alGuardar,
  });
  const { setFocus } = order.form;
  useEffect(() => setFocus('label'), [setFocus]);

  const eliminado = useMutation({
    mutationFn: ({ id }: Atajo) => call(quitarAtajo, { query: { id } }),
    onSuccess: refrescar,
  });
  return {
    order,
    esNuevo: original === undefined,
    eliminado,
    eliminar: () => {
      if (original !== undefined) eliminado.mutate(original, { onSuccess: alEliminar });
    },
  };
}
