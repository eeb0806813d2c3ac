// Suggestions whose partidas have warnings: accepted with the reason, or left.
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { aceptar, type ConAdvertencias } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';
import { Formulario } from './formulario.tsx';
import { useAdvertencias } from './use-advertencias.tsx';

interface AceptarConMotivoProps {
  readonly porAceptar: ConAdvertencias;
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
}

export function AceptarConMotivo({ porAceptar, ordenes, onCerrar }: AceptarConMotivoProps) {
  const { sugerencias, mensajes } = porAceptar;
  const advertencias = useAdvertencias(mensajes);
  const [error, setError] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const enviar = async () => {
    if (advertencias.falta()) return;
    setOcupado(true);
    try {
      await ordenes.pedir((mesa) => aceptar(mesa, sugerencias, advertencias.motivo));
    } catch (negativa) {
      setError(messageOf(negativa));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Formulario
      titulo={sugerencias.length === 1 ? 'La partida tiene advertencias' : 'Hay partidas con advertencias'}
      accion="Aceptar"
      error={error}
      cambiado={(advertencias.motivo ?? '') !== ''}
      ocupado={ocupado}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      {advertencias.campo}
    </Formulario>
  );
}
