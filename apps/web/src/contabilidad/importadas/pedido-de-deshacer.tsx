// Somebody asked to undo the import: another person decides, whoever asked may withdraw it.
import '@mantine/core/styles/Input.layer.css';
import {
  type AvanceDeDeshacer,
  aprobarDeshacer,
  rechazarDeshacer,
  retirarDeshacer,
  verDeshacer,
} from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { LoQuePasaria } from './lo-que-pasaria.tsx';
import { refrescarImportaciones } from './refrescar.ts';
import classes from './una-importacion.module.css';

export function PedidoDeDeshacer({ id }: { readonly id: string }) {
  const yo = useCurrentUser()?.id;
  const { data } = useQuery(queryOf(verDeshacer, { params: { id }, query: {} }));
  const decision = useDecision(id);
  const pedido = data?.pedido ?? null;
  if (data === undefined || pedido === null) return null;
  const { ocupado, avance } = decision;
  const quePide = `${pedido.por.nombre} pidió deshacerla, ${formatInstant(pedido.en)}: ${pedido.motivo}`;
  return (
    <Card titulo="Piden deshacerla">
      <div className={classes.pedido}>
        <p className={classes.frase}>
          {quePide}. Las reversiones irían{' '}
          {pedido.fecha === null ? 'el día de cada partida' : `el ${formatDate(pedido.fecha)}`}.
        </p>
        <LoQuePasaria ensayo={data} />
        {decision.fallo !== undefined && <FormNotice tono="error" texto={decision.fallo} />}
        {avance !== undefined && avance.total > 0 && (
          <p role="status" className={classes.frase}>
            Revirtiendo: {formatearEntero(avance.hechas)} de {formatearEntero(avance.total)}…
          </p>
        )}
        {data.puedeDecidir && (
          <Decidir pedido={pedido.id} impedido={data.impedimentos.length > 0} decision={decision} />
        )}
        {pedido.por.id === yo && (
          <div className={classes.acciones}>
            <Button variant="default" loading={ocupado} onClick={() => void decision.retirar(pedido.id)}>
              Retirar el pedido
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface DecidirProps {
  readonly pedido: string;
  readonly impedido: boolean;
  readonly decision: ReturnType<typeof useDecision>;
}

const NOTA_MIN = 3;
const NOTA_MAX = 400;

function Decidir({ pedido, impedido, decision }: DecidirProps) {
  const [nota, setNota] = useState('');
  const { ocupado } = decision;
  return (
    <div className={classes.acciones}>
      <Button color="red" loading={ocupado} disabled={impedido} onClick={() => void decision.aprobar(pedido)}>
        Aprobar y deshacer
      </Button>
      <TextInput
        aria-label="Por qué no"
        placeholder="Por qué no"
        maxLength={NOTA_MAX}
        value={nota}
        onChange={({ currentTarget }) => setNota(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={ocupado || nota.trim().length < NOTA_MIN}
        onClick={() => void decision.rechazar(pedido, nota.trim())}
      >
        No aprobar
      </Button>
    </div>
  );
}

function useDecision(id: string) {
  const [ocupado, setOcupado] = useState(false);
  const [avance, setAvance] = useState<AvanceDeDeshacer>();
  const [fallo, setFallo] = useState<string>();
  const hacer = async (trabajo: () => Promise<unknown>, dicho: string) => {
    setOcupado(true);
    setFallo(undefined);
    try {
      await trabajo();
      await refrescarImportaciones();
      void notify(dicho);
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setOcupado(false);
      setAvance(undefined);
    }
  };
  const params = { id };
  return {
    ...{ ocupado, avance, fallo },
    aprobar: (pedido: string) =>
      hacer(
        () => call(aprobarDeshacer, { params, body: { pedido } }, { alAvanzar: setAvance }),
        'Se deshizo la importación.',
      ),
    rechazar: (pedido: string, motivo: string) =>
      hacer(() => call(rechazarDeshacer, { params, body: { pedido, motivo } }), 'No se aprobó deshacerla.'),
    retirar: (pedido: string) =>
      hacer(() => call(retirarDeshacer, { params, body: { pedido } }), 'Se retiró el pedido.'),
  };
}
