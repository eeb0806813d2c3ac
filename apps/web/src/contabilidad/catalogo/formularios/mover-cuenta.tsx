// Moves an account, with all that depends on it, under another account of mayor: every code that will change is shown
// before confirming.
import { moverCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Arbol, Nodo } from '../arbol.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { CuentaAusente } from './avisos.tsx';
import { CambiosDeCodigo } from './cambios-de-codigo.tsx';
import { CampoDeLugar } from './campo-de-lugar.tsx';
import classes from './formularios.module.css';
import { destinosPosibles, type Movimiento, previsualizarMovimiento } from './previsualizar-movimiento.ts';

interface MoverCuentaProps {
  readonly arbol: Arbol;
  readonly nodo: Nodo;
  /** It is no longer in the chart with that code. */
  readonly ausente: boolean;
  readonly onClose: () => void;
  readonly onMovida: (idCuentaNueva: string) => void;
}

const SIN_DESTINOS = 'Solo aparecen las de mayor (M) donde cabe la rama y cuya clase admite su naturaleza.';

const esquema = moverCuenta.body.pick({ idCuentaNueva: true });

export function MoverCuenta({ arbol, nodo, ausente, onClose, onMovida }: MoverCuentaProps) {
  const { idCuenta, nombreCuenta } = nodo.cuenta;
  const [idParent, setIdParent] = useState<string | null | undefined>(nodo.nivel === 1 ? null : undefined);
  const { codigo, ponerCodigo, error, general, enviando, mover } = useFormularioDeMudanza(nodo, onMovida);
  const cuentas = [...arbol.porId.values()].map(({ cuenta }) => cuenta);
  const movimiento = previsualizarMovimiento(cuentas, idCuenta, codigo);
  return (
    <FormDialog titulo={`Mover ${idCuenta} ${nombreCuenta}`} ancho={600} onClose={onClose}>
      <form noValidate onSubmit={submitWith(mover)}>
        <div className={classes.campos}>
          {ausente && !enviando && <CuentaAusente />}
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <CampoDeLugar
            arbol={arbol}
            destinos={destinosPosibles(cuentas, idCuenta)}
            sinDestinos={SIN_DESTINOS}
            etiquetaDelMayor="Nueva cuenta de mayor"
            idParent={idParent}
            onParent={setIdParent}
            codigo={codigo}
            onCodigo={ponerCodigo}
            error={error}
          />
          {codigo !== '' && <CambiosDeCodigo cambios={movimiento.cambios} />}
        </div>
        <FormDialogFooter nota={notaDe(movimiento, codigo)} onCancelar={onClose}>
          <Button
            type="submit"
            loading={enviando}
            disabled={codigo === '' || ausente || movimiento.impedimentos > 0}
          >
            Mover
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useFormularioDeMudanza({ cuenta: { idCuenta, version } }: Nodo, onMovida: (id: string) => void) {
  const [general, setGeneral] = useState<string>();
  const form = useForm({ resolver: zodResolver(esquema), defaultValues: { idCuentaNueva: '' } });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const mover = form.handleSubmit(async ({ idCuentaNueva }) => {
    setGeneral(undefined);
    try {
      await call(moverCuenta, { params: { idCuenta }, body: { idCuentaNueva, version } });
      void notify(`Cuenta ${idCuenta} movida a ${idCuentaNueva}.`);
      onMovida(idCuentaNueva);
    } catch (error) {
      setGeneral(applyErrors(error, form.setError, ['idCuentaNueva']));
    }
    // Also after a refusal: if the chart is no longer the one in sight, the preview must show it.
    await refrescarCatalogo();
  });
  return {
    codigo: useWatch({ control: form.control, name: 'idCuentaNueva' }),
    ponerCodigo: (codigo: string) => form.setValue('idCuentaNueva', codigo, { shouldValidate: isSubmitted }),
    error: errors.idCuentaNueva?.message,
    general,
    enviando: isSubmitting,
    mover,
  };
}

function notaDe({ cambios, impedimentos }: Movimiento, codigo: string): string {
  if (codigo === '') return 'Elija dónde para ver los códigos que cambian.';
  return impedimentos > 0 ? 'Así no puede moverse.' : `${contarCuentas(cambios.length)} con código nuevo.`;
}
