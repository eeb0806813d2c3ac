// What the cajero asked a second person for: it waits live, and once it is given one key sends it.
import {
  type AutorizacionDeCaja,
  retirarAutorizacion,
} from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { Codigo } from '@cuadra/contract/problema';
import { clases } from '@cuadra/core/cajas/movimiento';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/api.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { formatearQuetzales } from '../../../../ui/format/dinero.ts';
import { useKeyPress } from '../../../../ui/keyboard/key-press.ts';
import { consultas } from '../../consultas.ts';
import { numeroDeRecibo } from '../../movimientos/recibo.ts';
import { useAccion } from '../../use-accion.ts';
import { comoFinal, type Final, type LoInicial } from '../clases/clase.ts';
import { useEnvios } from '../envio/use-remitente.ts';
import { loPedido, ordenAutorizada } from './autorizada.ts';
import { Aviso } from './aviso.tsx';

interface AutorizacionesProps {
  readonly jornada: string;
  readonly alTerminar: (final: Final) => void;
  /** Back on its form, as it was typed. */
  readonly alCorregir: (clase: string, inicial: LoInicial) => void;
}

export function Autorizaciones({ jornada, alTerminar, alCorregir }: AutorizacionesProps) {
  const [vistas, setVistas] = useState<readonly string[]>([]);
  const todas = useQuery(consultas.autorizaciones()).data ?? [];
  const suyas = todas.filter(
    (una) => una.jornada === jornada && !una.usada && una.estado !== 'retirada' && !vistas.includes(una.id),
  );
  const { enviar, ocupado, mensaje, cruzada } = useEnviarAutorizada(alTerminar);
  const primera = suyas.find(({ estado }) => estado === 'autorizada');
  useKeyPress('a', (event) => {
    if (primera === undefined) return;
    event.preventDefault();
    void enviar(primera);
  });
  return (
    <>
      {suyas.map((una) => (
        <Una
          key={una.id}
          autorizacion={una}
          tecla={una.id === primera?.id}
          fallo={una.id === primera?.id ? mensaje : undefined}
          ocupado={ocupado}
          cruzada={una.id === cruzada}
          alEnviar={() => void enviar(una)}
          alOcultar={() => setVistas([...vistas, una.id])}
          alCorregir={alCorregir}
        />
      ))}
    </>
  );
}

function useEnviarAutorizada(alTerminar: AutorizacionesProps['alTerminar']) {
  const remitente = useEnvios();
  const { hacer, ocupado, mensaje } = useAccion();
  const traslados = useQuery(consultas.traslados()).data ?? [];
  /** The one that the bank already has, as it was told: sent again, that is accepted. */
  const [cruzada, setCruzada] = useState<string>();
  const enviar = async (una: AutorizacionDeCaja) => {
    if (ocupado) return;
    await hacer(async () => {
      const orden = ordenAutorizada(una, traslados, una.id === cruzada);
      if (orden === undefined) throw yaNo();
      try {
        alTerminar(comoFinal(await remitente.entregar(orden, decirAutorizacion(una))));
      } catch (error) {
        if (error instanceof ApiError && error.codigo === ('PARTIDA_CRUZADA' satisfies Codigo))
          setCruzada(una.id);
        throw error;
      }
    });
  };
  return { enviar, ocupado, mensaje, cruzada };
}

/** As when the other caja took back what it asked for. */
const yaNo = () =>
  new ApiError('Lo que se autorizó ya no puede hacerse.', { status: 409, codigo: 'ESTADO_NO_ADMITE' });

interface UnaProps extends Pick<AutorizacionesProps, 'alCorregir'> {
  readonly autorizacion: AutorizacionDeCaja;
  readonly tecla: boolean;
  readonly fallo: string | undefined;
  readonly ocupado: boolean;
  readonly cruzada: boolean;
  readonly alEnviar: () => void;
  readonly alOcultar: () => void;
}

function Una({ autorizacion, tecla, fallo, ocupado, cruzada, alEnviar, alOcultar, alCorregir }: UnaProps) {
  const { hacer, ocupado: retirando, mensaje } = useAccion();
  const { id, estado, resueltaPor } = autorizacion;
  const retirar = () => void hacer(() => call(retirarAutorizacion, { params: { id } }));
  const que = decirAutorizacion(autorizacion);
  if (estado === 'autorizada')
    return (
      <Aviso
        tono="exito"
        titulo={`Autorizado: ${que}`}
        texto={fallo ?? mensaje ?? `Lo autorizó ${resueltaPor?.nombre ?? 'otra persona'}.`}
      >
        <Button loading={ocupado} onClick={alEnviar}>
          {`${cruzada ? 'Deshacer de todos modos' : 'Registrar'}${tecla ? ' (A)' : ''}`}
        </Button>
        <Button variant="default" loading={retirando} onClick={retirar}>
          Ya no hace falta
        </Button>
      </Aviso>
    );
  if (estado === 'negada')
    return <Negada autorizacion={autorizacion} alOcultar={alOcultar} alCorregir={alCorregir} />;
  return (
    <Aviso
      tono="espera"
      titulo={`Espera autorización: ${que}`}
      texto={mensaje ?? 'Se avisó a quien autoriza.'}
    >
      <Button variant="default" loading={retirando} onClick={retirar}>
        Retirar
      </Button>
    </Aviso>
  );
}

function Negada({
  autorizacion,
  alOcultar,
  alCorregir,
}: Pick<UnaProps, 'autorizacion' | 'alOcultar' | 'alCorregir'>) {
  const pedido = loPedido(autorizacion);
  const corregir = () => {
    alOcultar();
    if (pedido !== undefined) alCorregir(pedido.clase, pedido.inicial);
  };
  return (
    <Aviso
      tono="error"
      titulo={`No se autorizó: ${decirAutorizacion(autorizacion)}`}
      texto={autorizacion.motivo ?? ''}
    >
      {pedido !== undefined && (
        <Button variant="default" onClick={corregir}>
          Corregir
        </Button>
      )}
      <Button variant="default" onClick={alOcultar}>
        Entendido
      </Button>
    </Aviso>
  );
}

function decirAutorizacion({ caja, clase, monto, concepto, revierte }: AutorizacionDeCaja): string {
  const que =
    revierte === null
      ? clases[clase].nombre
      : `Deshacer el recibo ${numeroDeRecibo({ codigoCaja: caja.codigo, recibo: revierte.recibo })}`;
  return `${que} de ${formatearQuetzales(monto)}, ${concepto}`;
}
