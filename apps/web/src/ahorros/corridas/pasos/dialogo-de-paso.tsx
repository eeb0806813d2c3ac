// Asks before a step: what it does and, where it is wanted, why. If somebody else acted meanwhile the run as it is now is
// shown right here, and what was typed stays.

import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import { motivo as campoDeMotivo } from '@cuadra/contract/campos';
import { nombresDeEstadoDeCorrida, type PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { ponerCorrida, refrescarCorrida } from '../consultas.ts';
import { textosDe } from './consecuencias.ts';
import { darPaso } from './dar-paso.ts';
import classes from './pasos.module.css';

interface DialogoDePasoProps {
  readonly paso: PasoDeCorrida;
  /** As it is now, also while the dialog is open. */
  readonly corrida: Corrida;
  readonly onCerrar: () => void;
}

export function DialogoDePaso({ paso, corrida, onCerrar }: DialogoDePasoProps) {
  const { motivo, setMotivo, errorDeMotivo, fallo, ocupado, enviar } = usePaso(paso, corrida, onCerrar);
  const { titulo, consecuencia, accion, peligro } = textosDe(paso, corrida);
  const cambio = useCambio(paso, corrida);
  const pideMotivo = esPreciso(paso, corrida);
  return (
    <FormDialog titulo={titulo} conCambios={motivo !== ''} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
          {cambio !== undefined && <FormNotice tono="aviso" texto={cambio} />}
          <p className={classes.consecuencia}>{consecuencia}</p>
          {paso === 'aprobar' && <LoQueSeFirma corrida={corrida} />}
          {pideMotivo && (
            <Textarea
              label={paso === 'aprobar' ? 'Por qué se aceptan las advertencias' : 'Motivo'}
              withAsterisk
              rows={3}
              maxLength={400}
              data-autofocus
              value={motivo}
              error={errorDeMotivo}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          )}
        </div>
        <FormDialogFooter onCancelar={onCerrar} cancelar="Volver">
          <Button
            type="submit"
            {...(peligro ? { color: 'red' } : {})}
            loading={ocupado}
            disabled={!estaOfrecido(paso, corrida)}
            data-autofocus={!pideMotivo || undefined}
          >
            {accion}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

const estaOfrecido = (paso: PasoDeCorrida, { pasos }: Corrida): boolean =>
  pasos.some((uno) => uno.paso === paso && uno.impedimento === null);

function esPreciso(paso: PasoDeCorrida, corrida: Corrida): boolean {
  const { motivo } = textosDe(paso, corrida);
  return motivo === 'siempre' || (motivo === 'con-advertencias' && corrida.advertencias.length > 0);
}

function usePaso(paso: PasoDeCorrida, corrida: Corrida, onCerrar: () => void) {
  const [motivo, setMotivo] = useState('');
  const [errorDeMotivo, setErrorDeMotivo] = useState<string>();
  const [fallo, setFallo] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const enviar = async () => {
    setFallo(undefined);
    const leido = esPreciso(paso, corrida) ? campoDeMotivo.safeParse(motivo) : undefined;
    setErrorDeMotivo(leido?.error?.issues[0]?.message);
    if (leido?.success === false) return;
    setOcupado(true);
    try {
      await ponerCorrida(await darPaso(paso, corrida, leido?.data ?? ''));
      void notify(textosDe(paso, corrida).hecho);
      onCerrar();
    } catch (error) {
      setFallo(messageOf(error));
      await refrescarCorrida(corrida.id);
    } finally {
      setOcupado(false);
    }
  };
  return { motivo, setMotivo, errorDeMotivo, fallo, ocupado, enviar };
}

/** What somebody else did since the dialog was opened. */
function useCambio(paso: PasoDeCorrida, corrida: Corrida): string | undefined {
  const vista = useRef({ version: corrida.version, estado: corrida.estado }).current;
  if (corrida.version === vista.version && corrida.estado === vista.estado) return undefined;
  const ahora = `Alguien más actuó: la corrida está ahora «${nombresDeEstadoDeCorrida[corrida.estado]}».`;
  return estaOfrecido(paso, corrida)
    ? `${ahora} Revise las cifras antes de seguir.`
    : `${ahora} Este paso ya no corresponde.`;
}

/** What the signature is bound to. */
function LoQueSeFirma({ corrida: { huella, advertencias } }: { readonly corrida: Corrida }) {
  return (
    <>
      {huella !== null && (
        <p className={classes.huella}>
          Huella del cálculo <span className="cifras">{huella.slice(0, LARGO_DE_HUELLA)}…</span>
        </p>
      )}
      {advertencias.length > 0 && (
        <FormNotice
          tono="aviso"
          texto={
            <ul className={classes.advertencias}>
              {advertencias.map(({ codigo, mensaje }) => (
                <li key={`${codigo} ${mensaje}`}>{conMontosEnteros(mensaje)}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}

const LARGO_DE_HUELLA = 16;
