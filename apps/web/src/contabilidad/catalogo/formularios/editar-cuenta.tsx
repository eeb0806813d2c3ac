// Changes what an account is called and how it works. The version is the one the person began with: if somebody else
// saves meanwhile, both are shown and the person decides.
import { type Cuenta, editarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import type { Arbol, Nodo } from '../arbol.ts';
import { contarSubcuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { AvisoDeConflicto, CuentaAusente } from './avisos.tsx';
import { CampoDeEtiquetas } from './campo-de-etiquetas.tsx';
import { CamposDeCuenta } from './campos-de-cuenta.tsx';
import { diferencias, valoresDe } from './diferencias.ts';
import { type CuentaLeida, useFormularioDeCuenta } from './formulario-de-cuenta.ts';
import classes from './formularios.module.css';
import { CUENTA_EDITADA } from './sin-guardar.ts';

interface EditarCuentaProps {
  readonly arbol: Arbol;
  /** As it is now, which may be newer than when the form was opened. */
  readonly nodo: Nodo;
  /** It is no longer in the chart with that code. */
  readonly ausente: boolean;
  readonly onClose: () => void;
}

export function EditarCuenta({ arbol, nodo, ausente, onClose }: EditarCuentaProps) {
  const { cuenta: actual, hijos } = nodo;
  const [base, setBase] = useState(actual);
  const form = useFormularioDeCuenta(valoresDe(actual));
  const { isDirty, isSubmitting } = form.formState;
  const hayConflicto = actual.version !== base.version;

  const guardar = () =>
    form.enviar(async (escrita) => {
      if (await guardarCambios(base, escrita)) void notify(`Cuenta ${base.idCuenta} guardada.`);
      onClose();
    });
  const partirDeLoGuardado = (conservar: boolean) => {
    // What the person did not touch follows the other's change in either case.
    form.reset(valoresDe(actual), { keepDirtyValues: conservar });
    setBase(actual);
  };
  const sinDetalle =
    hijos.length > 0
      ? `Tiene ${contarSubcuentas(hijos.length)} y debe seguir siendo de mayor (M).`
      : undefined;
  return (
    <FormDialog titulo={`Editar ${base.idCuenta}`} conCambios={isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(guardar)}>
        <div className={classes.campos}>
          <UnsavedWork nombre={`${CUENTA_EDITADA}${base.idCuenta}`} formulario={form} />
          {ausente && <CuentaAusente />}
          {hayConflicto ? (
            <AvisoDeConflicto
              cambios={diferencias(base, actual)}
              onConservar={() => partirDeLoGuardado(true)}
              onRecargar={() => partirDeLoGuardado(false)}
            />
          ) : (
            form.general !== undefined && <FormNotice tono="error" texto={form.general} />
          )}
          <CamposDeCuenta form={form} autoFoco sinDetalle={sinDetalle} />
          <CampoDeEtiquetas form={form} arbol={arbol} />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={isSubmitting} disabled={hayConflicto || ausente}>
            Guardar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

/** Sends only what the person changed; says whether there was anything. */
async function guardarCambios(base: Cuenta, escrita: CuentaLeida): Promise<boolean> {
  const { idCuenta, version } = base;
  const cambios = diferencias(base, {
    ...base,
    ...escrita,
    flujo: escrita.flujo ?? base.flujo,
    margen: escrita.margen ?? base.margen,
    saldoContrario: escrita.saldoContrario ?? base.saldoContrario,
  });
  if (cambios.length === 0) return false;
  const soloLoCambiado = Object.fromEntries(cambios.map(({ campo }) => [campo, escrita[campo]]));
  try {
    await call(editarCuenta, { params: { idCuenta }, body: { ...soloLoCambiado, version } });
    await refrescarCatalogo();
    return true;
  } catch (error) {
    // What the other person saved arrives with the chart, and with it the notice of the conflict.
    if (error instanceof ApiError && error.codigo === 'CONFLICTO_DE_EDICION') await refrescarCatalogo();
    throw error;
  }
}
