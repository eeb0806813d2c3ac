// What the desk has to say above the work: what came back, what somebody else did, what keeps it from being changed.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { Abierta } from './abrir/abrir.ts';
import type { EstadoDeGuardado } from './borrador/autoguardado.ts';
import { nombresDeEstado } from './nombres.ts';

interface AvisosProps {
  readonly abierta: Abierta;
  readonly estado: EstadoDeGuardado;
  /** It cannot be changed: why. */
  readonly impedimento: string | undefined;
  readonly onComparar: () => void;
  readonly onSeparar: () => void;
  readonly onReabrir: () => void;
}

export function Avisos(props: AvisosProps) {
  const { abierta, estado, impedimento } = props;
  const { partida, comienzo } = abierta;
  return (
    <>
      {impedimento !== undefined && <FormNotice tono="info" texto={impedimento} />}
      {partida?.estado === 'rechazada' && partida.motivo !== null && impedimento === undefined && (
        <FormNotice tono="aviso" texto={`Rechazada en revisión: ${partida.motivo}`} />
      )}
      {comienzo.recuperada && estado.fase !== 'conflicto' && impedimento === undefined && (
        <FormNotice
          tono="info"
          texto="Se recuperó lo que estaba escribiendo en este equipo."
          acciones={<Boton onClick={props.onReabrir}>Descartarlo</Boton>}
        />
      )}
      {estado.fase === 'conflicto' && (
        <FormNotice
          tono="aviso"
          texto="Este borrador cambió en otro lugar mientras usted escribía. Nada más se guarda hasta que elija con cuál versión seguir."
          acciones={<Boton onClick={props.onComparar}>Comparar las versiones</Boton>}
        />
      )}
      {estado.fase === 'ausente' && (
        <FormNotice
          tono="aviso"
          texto={`${estado.error.message} Lo que usted escribió sigue aquí.`}
          acciones={
            <>
              <Boton onClick={props.onSeparar}>Guardarlo como borrador nuevo</Boton>
              <Boton onClick={props.onReabrir}>Ver cómo quedó</Boton>
            </>
          }
        />
      )}
    </>
  );
}

interface TerminadaProps {
  readonly resumen: ResumenDePartida;
  readonly onImprimir: () => void;
  readonly onVer: () => void;
  readonly onNueva?: () => void;
}

/** What came of it, with what usually follows at hand. */
export function Terminada({ resumen, onImprimir, onVer, onNueva }: TerminadaProps) {
  const { numero, estado } = resumen;
  const texto =
    numero === null
      ? 'La partida se envió a revisión: se le avisará cuando la aprueben o la rechacen.'
      : `Partida ${numeroDePartida(resumen)} ${nombresDeEstado[estado].toLowerCase()}.`;
  return (
    <FormNotice
      tono={numero === null ? 'info' : 'exito'}
      texto={<strong>{texto}</strong>}
      acciones={
        <>
          <Boton onClick={onImprimir}>Imprimir comprobante</Boton>
          <Boton onClick={onVer}>Ver partida</Boton>
          {onNueva !== undefined && (
            <Button size="xs" autoFocus onClick={onNueva}>
              Nueva partida
            </Button>
          )}
        </>
      }
    />
  );
}

function Boton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      {children}
    </Button>
  );
}
