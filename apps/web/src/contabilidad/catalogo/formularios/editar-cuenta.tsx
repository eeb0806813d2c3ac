// Changes what an account is called and how it works. The version is the one the person began with: if somebody else
// saves meanwhile, both are shown and the person decides.
import { type Cuenta, editarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useTask } from '#ui/order/use-order.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Arbol, Nodo } from '../arbol.ts';
import { CUENTA_AUSENTE, contarSubcuentas, nombreDeCampo, nombreDeValor } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { CamposDeCuenta, juzgarCuenta } from './campos-de-cuenta.tsx';
import { type CuentaLeida, type Diferencia, diferencias, valoresDe } from './diferencias.ts';
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
  const order = useTask({
    initial: valoresDe(actual),
    resolver: juzgarCuenta,
    run: async (escrita) => {
      if (await guardarCambios(base, escrita)) void notify(`Cuenta ${base.idCuenta} guardada.`);
    },
  });
  const { form } = order;
  const hayConflicto = actual.version !== base.version;
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
    <OrderDialog
      title={`Editar ${base.idCuenta}`}
      // The conflict tells more than the refusal.
      order={hayConflicto ? { ...order, notice: undefined } : order}
      submit="Guardar"
      disabled={hayConflicto || ausente}
      onClose={onClose}
    >
      <UnsavedWork name={`${CUENTA_EDITADA}${base.idCuenta}`} form={form} />
      {ausente && <FormNotice tone="aviso" text={CUENTA_AUSENTE} />}
      {hayConflicto && (
        <AvisoDeConflicto
          cambios={diferencias(base, actual)}
          onConservar={() => partirDeLoGuardado(true)}
          onRecargar={() => partirDeLoGuardado(false)}
        />
      )}
      <CamposDeCuenta form={form} arbol={arbol} autoFoco sinDetalle={sinDetalle} />
    </OrderDialog>
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

interface AvisoDeConflictoProps {
  readonly cambios: readonly Diferencia[];
  readonly onConservar: () => void;
  readonly onRecargar: () => void;
}

/** Somebody else saved it meanwhile: what they changed, and the two ways to go on. Nothing typed is lost unless the person says so. */
function AvisoDeConflicto({ cambios, onConservar, onRecargar }: AvisoDeConflictoProps) {
  return (
    <FormNotice
      tone="aviso"
      text={
        <>
          <p>Otra persona guardó cambios en esta cuenta mientras usted editaba.</p>
          <ul>
            {cambios.map(({ campo, antes, despues }) => (
              <li key={campo}>
                {nombreDeCampo(campo)}: {nombreDeValor(campo, antes)} →{' '}
                <strong>{nombreDeValor(campo, despues)}</strong>
              </li>
            ))}
          </ul>
        </>
      }
      actions={
        <>
          <Button variant="default" size="xs" onClick={onRecargar}>
            Usar lo guardado
          </Button>
          <Button variant="default" size="xs" onClick={onConservar}>
            Conservar lo mío
          </Button>
        </>
      }
    />
  );
}
