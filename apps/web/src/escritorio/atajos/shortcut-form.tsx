// The form of a shortcut, new or picked. It cannot be sent while something required is missing; what only the server
// can refuse is said above it.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Atajo } from '@cuadra/contract/escritorio/atajos';
import { Button, Switch, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { IconPicker } from './icon-picker.tsx';
import classes from './shortcuts.module.css';
import { useShortcutForm } from './use-shortcut-form.ts';

interface ShortcutFormProps {
  /** Undefined: a new one. */
  readonly atajo: Atajo | undefined;
  readonly onGuardado: () => void;
  readonly onEliminado: () => void;
}

export function ShortcutForm({ atajo, onGuardado, onEliminado }: ShortcutFormProps) {
  const { t } = useTranslation();
  const { formulario, esNuevo, general, guardar, eliminar, eliminando } = useShortcutForm(atajo, {
    alGuardar: onGuardado,
    alEliminar: onEliminado,
  });
  const { formState } = formulario;
  return (
    <form
      className={classes.formulario}
      noValidate
      onSubmit={submitWith(guardar)}
      aria-label={t(esNuevo ? 'shortcuts.titleAdd' : 'shortcuts.titleEdit')}
    >
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Fields formulario={formulario} />
      <div className={classes.botones}>
        {!esNuevo && (
          <Button
            className={classes.eliminar ?? ''}
            variant="subtle"
            color="red"
            loading={eliminando}
            onClick={eliminar}
          >
            {t('shortcuts.delete')}
          </Button>
        )}
        <Button type="submit" disabled={!formState.isValid} loading={formState.isSubmitting}>
          {t(esNuevo ? 'shortcuts.add' : 'shortcuts.update')}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<ReturnType<typeof useShortcutForm>, 'formulario'>;

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
  <span className={classes.asterisco} aria-hidden="true">
    *
  </span>
);

const DE_AFUERA = /^\s*https?:/i;
