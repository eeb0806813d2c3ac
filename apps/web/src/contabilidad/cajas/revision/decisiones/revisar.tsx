// Reviews a jornada: where its difference goes and why. Beyond the tolerance it proposes, and says so before.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { revisarJornada } from '@cuadra/contract/contabilidad/cajas/revision';
import { type DestinoDeDiferencia, nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import { CERO } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { consultas, refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { ChoiceField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { decirDiferencia, diferenciaEnOracion } from '../diferencia.ts';
import { cuentaDe, destinosDe, esDeDos, pideMotivo } from './destinos.ts';

interface RevisarProps {
  readonly jornada: Jornada;
  readonly onClose: () => void;
}

export function Revisar({ jornada, onClose }: RevisarProps) {
  const deDos = esDeDos(jornada);
  const conMotivo = pideMotivo(jornada);
  const order = useRevisar(jornada, conMotivo);
  return (
    <OrderDialog
      title="Revisar la jornada"
      order={order}
      submit={deDos ? 'Proponer' : 'Dar por revisada'}
      onClose={onClose}
    >
      <LoHallado jornada={jornada} />
      {deDos && (
        <FormNotice
          tone="info"
          text={`Pasa de la tolerancia de ${formatearQuetzales(jornada.tolerancia)}: queda propuesta hasta que otra persona la apruebe.`}
        />
      )}
      <Destino jornada={jornada} />
      <LongTextField
        name="motivo"
        label={conMotivo ? 'Motivo' : 'Comentario'}
        optional={!conMotivo}
        autoFocus
      />
    </OrderDialog>
  );
}

const MOTIVO_MIN = 3;

interface Escrito {
  readonly destino: DestinoDeDiferencia | null;
  readonly motivo: string;
}

function useRevisar({ id, version, diferencia }: Jornada, conMotivo: boolean) {
  const initial: Escrito = { destino: destinosDe(diferencia ?? CERO)[0] ?? null, motivo: '' };
  return useOrder(revisarJornada, {
    params: { id },
    version,
    initial,
    schema: conMotivo ? conSuMotivo : escrito,
    body: ({ destino, motivo }) => ({ destino, motivo: motivo === '' ? null : motivo }),
    refresh: refrescarCajas,
    done: ({ estado }) =>
      estado === 'revisada' ? 'Jornada revisada.' : 'Propuesta enviada: la aprueba otra persona.',
  });
}

const escrito = z.object({ destino: revisarJornada.body.shape.destino, motivo: z.string().trim() });
const conSuMotivo = escrito.extend({ motivo: z.string().trim().min(MOTIVO_MIN, 'Escriba el motivo.') });

function LoHallado({ jornada }: { readonly jornada: Jornada }) {
  const { diferencia, descuadre, diferenciaDeApertura, explicacion } = jornada;
  return (
    <Stack gap="xs" size="sm">
      <Text as="strong" size="lg">
        {decirDiferencia(diferencia ?? CERO, descuadre)}
      </Text>
      {diferenciaDeApertura !== null && diferenciaDeApertura !== 0 && (
        <span>De ella, al abrir: {diferenciaEnOracion(diferenciaDeApertura)}.</span>
      )}
      {explicacion !== null && <span>Su cajero explica: «{explicacion}»</span>}
    </Stack>
  );
}

function Destino({ jornada }: { readonly jornada: Jornada }) {
  const { watch } = useFormContext<Escrito>();
  const destinos = destinosDe(jornada.diferencia ?? CERO);
  const configuracion = useQuery(consultas.configuracion()).data;
  if (destinos.length === 0) return <Lead>No hay diferencia que contabilizar.</Lead>;
  const nota = (destino: DestinoDeDiferencia | null) => {
    if (destino === null || configuracion === undefined) return '';
    const cuenta = cuentaDe(destino, configuracion);
    if (cuenta === null) return 'Falta elegir su cuenta en la configuración de las cajas.';
    return `${nombresDeDestino[destino]}, cuenta ${cuenta}.`;
  };
  return (
    <ChoiceField
      name="destino"
      label="Registrar la diferencia como"
      options={destinos.map((valor) => [valor, NOMBRES_CORTOS[valor]])}
      description={nota(watch('destino'))}
    />
  );
}

const NOMBRES_CORTOS: Readonly<Record<DestinoDeDiferencia, string>> = {
  sobrante: 'Sobrante',
  faltante: 'Lo asume la institución',
  empleado: 'A cargo del empleado',
};
