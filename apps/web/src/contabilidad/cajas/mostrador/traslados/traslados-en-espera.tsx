// The traslados that wait for this caja or for another: what comes is received or refused, what was refused is taken back,
// what is asked for is sent or not.
import { anularPedido, rechazarTraslado, type Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas, refrescarCajas, useAccion } from '#contabilidad/cajas/consultas.ts';
import { call } from '#platform/api.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { Aviso } from '../avisos/aviso.tsx';
import { ALGUIEN_LO_AUTORIZA, comoFinal, type Final, sePidio } from '../clases/clase.ts';
import type { Orden } from '../envio/ordenes.ts';
import { useEnvios } from '../envio/use-remitente.ts';

interface TrasladosEnEsperaProps {
  readonly caja: string;
  /** The one in course, in which cash can move; undefined: it is not open. */
  readonly jornada: string | undefined;
  readonly alTerminar: (final: Final) => void;
}

export function TrasladosEnEspera({ caja, jornada, alTerminar }: TrasladosEnEsperaProps) {
  const traslados = useQuery(consultas.traslados()).data ?? [];
  return traslados.map((traslado) => (
    <Uno key={traslado.id} traslado={traslado} caja={caja} jornada={jornada} alTerminar={alTerminar} />
  ));
}

interface UnoProps extends TrasladosEnEsperaProps {
  readonly traslado: Traslado;
}

function Uno(props: UnoProps) {
  const { traslado, caja, jornada } = props;
  const { responder, ocupado, mensaje } = useRespuesta(props);
  const papel = papelEn(traslado, caja);
  if (papel === undefined) return null;
  const { titulo, espera, hace, niega } = papel;
  return (
    <Aviso
      tono={hace === undefined ? 'espera' : 'atencion'}
      titulo={titulo}
      texto={mensaje ?? [traslado.concepto, traslado.motivo, espera].filter(Boolean).join(' · ')}
    >
      {jornada !== undefined && hace !== undefined && (
        <Button loading={ocupado} onClick={() => void responder(hace.tipo)}>
          {hace.texto}
        </Button>
      )}
      {niega !== undefined && <Negar traslado={traslado} {...niega} />}
    </Aviso>
  );
}

function useRespuesta({ traslado, alTerminar }: UnoProps) {
  const remitente = useEnvios();
  const { run: hacer, busy: ocupado, message: mensaje } = useAccion();
  const { id, version, monto, concepto } = traslado;
  const responder = (tipo: 'recibir' | 'devolver' | 'atender') =>
    hacer(async () => {
      const orden: Orden = { tipo, id, cuerpo: { version } };
      const titulo = `${ACCIONES[tipo]} ${formatearQuetzales(monto)}: ${concepto}`;
      try {
        alTerminar(comoFinal(await remitente.entregar(orden, titulo)));
      } catch (error) {
        if (!sePidio(error)) throw error;
        alTerminar(ALGUIEN_LO_AUTORIZA);
      }
    });
  return { responder, ocupado, mensaje };
}

const ACCIONES = { recibir: 'Recibir', devolver: 'Recibir de vuelta', atender: 'Enviar' } as const;

interface NegarProps {
  readonly traslado: Traslado;
  readonly como: 'anular' | 'rechazar';
  readonly texto: string;
}

function Negar({ traslado: { id, version }, como, texto }: NegarProps) {
  const [preguntando, setPreguntando] = useState(false);
  const hacer = (motivo: string) => {
    const entrada = { params: { id }, body: { version, motivo } };
    return como === 'anular' ? call(anularPedido, entrada) : call(rechazarTraslado, entrada);
  };
  return (
    <>
      <Button variant="default" onClick={() => setPreguntando(true)}>
        {texto}
      </Button>
      {preguntando && (
        <ReasonDialog
          title={texto}
          submit={texto}
          run={hacer}
          refresh={refrescarCajas}
          onClose={() => setPreguntando(false)}
        />
      )}
    </>
  );
}

/** What a traslado is to one of its two cajas: what it says there, and what can be done about it. */
interface Papel {
  readonly titulo: string;
  /** For whom it waits, when it is not for this caja. */
  readonly espera?: string;
  readonly hace?: { readonly tipo: 'recibir' | 'devolver' | 'atender'; readonly texto: string };
  readonly niega?: { readonly como: 'anular' | 'rechazar'; readonly texto: string };
}

/** Undefined: it is over, or of others. */
function papelEn(traslado: Traslado, caja: string): Papel | undefined {
  const { origen, destino, estado, pedidoPor } = traslado;
  const monto = formatearQuetzales(traslado.monto);
  const cosa = traslado.medio === 'cheque' ? ' en cheques' : '';
  if (destino.id === caja) {
    if (estado === 'en_transito')
      return {
        titulo: `${origen.nombre} le envía ${monto}${cosa}`,
        hace: { tipo: 'recibir', texto: 'Recibir' },
        niega: { como: 'rechazar', texto: 'No recibir' },
      };
    if (estado === 'pedido')
      return {
        titulo: `Pidió ${monto} a ${origen.nombre}`,
        espera: 'Espera que lo envíen',
        niega: { como: 'anular', texto: 'Anular el pedido' },
      };
    return undefined;
  }
  if (origen.id !== caja) return undefined;
  if (estado === 'pedido')
    return {
      titulo: `${destino.nombre} (${pedidoPor.nombre}) le pide ${monto}`,
      hace: { tipo: 'atender', texto: `Enviar ${monto}` },
      niega: { como: 'anular', texto: 'No enviar' },
    };
  if (estado === 'rechazado')
    return {
      titulo: `${destino.nombre} no recibió ${monto}${cosa}`,
      hace: { tipo: 'devolver', texto: 'Recibir de vuelta' },
    };
  if (estado === 'en_transito')
    return { titulo: `${monto}${cosa} en tránsito hacia ${destino.nombre}`, espera: 'Espera que lo reciban' };
  return undefined;
}
