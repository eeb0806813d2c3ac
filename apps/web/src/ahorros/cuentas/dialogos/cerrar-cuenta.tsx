// Closes an account, or breaks its term: what it would be paid and what is taken from it is read before confirming, and
// what was read is what is sent. If it is another by then, nothing is done and the new figures are shown.
import { cerrarCuenta, type Liquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { motivo } from '@cuadra/contract/campos';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { BoundField, ChoiceField, Consequence, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { consultas, refrescarCuentas } from '../consultas.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';
import { Puente } from './puente.tsx';

const esquema = z
  .object({
    entrega: z.enum(['ventanilla', 'cuenta']),
    destino: z.custom<CuentaEnLista | undefined>(() => true),
    puente: z.string().nullable(),
    motivo,
  })
  .refine(({ entrega, destino }) => entrega === 'ventanilla' || destino !== undefined, {
    path: ['destino'],
    message: 'Elija a qué cuenta.',
  });
type Escrito = z.output<typeof esquema>;

const EN_BLANCO: Escrito = { entrega: 'ventanilla', destino: undefined, puente: null, motivo: '' };

export function CerrarCuenta({ cuenta, onCerrar }: DeCuenta) {
  // Asked when it is opened: what it earned yesterday is not what it earned today.
  const consulta = useQuery({ ...consultas.liquidacion(cuenta.id), staleTime: 0 });
  const anticipado = consulta.data?.anticipado === true;
  const order = useOrder(cerrarCuenta, {
    params: { id: cuenta.id },
    version: cuenta.version,
    initial: EN_BLANCO,
    schema: esquema,
    body: (escrito) => porEnviar(escrito, consulta.data),
    refresh: refrescarCuentas,
    done: ({ estado }) =>
      estado === 'cerrada'
        ? `Se cerró la cuenta ${cuenta.numero}.`
        : `La cuenta ${cuenta.numero} espera a que se retire su saldo en ventanilla.`,
  });
  const [entrega, destino] = useWatch({ control: order.form.control, name: ['entrega', 'destino'] });
  return (
    <OrderDialog
      title={anticipado ? 'Retiro anticipado' : 'Cerrar la cuenta'}
      order={order}
      submit={anticipado ? 'Retirar y cerrar' : 'Cerrar la cuenta'}
      danger
      disabled={consulta.data === undefined}
      onClose={onCerrar}
    >
      <Loaded query={consulta} rows={5} label="Calculando lo que se pagaría">
        {(liquidacion) => (
          <>
            {anticipado && <PlazoRoto cuenta={cuenta} />}
            <Cifras liquidacion={liquidacion} />
            {liquidacion.total > 0 && <Entrega cuenta={cuenta} entrega={entrega} destino={destino} />}
            <LongTextField name="motivo" label="Motivo" />
            <Efecto liquidacion={liquidacion} entrega={entrega} destino={destino} />
          </>
        )}
      </Loaded>
    </OrderDialog>
  );
}

function porEnviar({ entrega, destino, puente, motivo: porque }: Escrito, leida: Liquidacion | undefined) {
  if (leida === undefined) throw new Error('Nothing was read to the member');
  return {
    motivo: porque,
    destino: entrega === 'cuenta' ? (destino?.id ?? null) : null,
    puente,
    total: leida.total,
    aceptaAnticipado: leida.anticipado,
  };
}

function PlazoRoto({ cuenta: { plazo, reglas } }: Pick<DeCuenta, 'cuenta'>) {
  if (plazo === null) return null;
  const penalizada = reglas?.penalizadaPpm ?? null;
  const gana =
    penalizada === null
      ? 'retirarla antes le quita intereses, como se muestra.'
      : `al retirarla antes gana ${decirTasa(penalizada)} en vez de ${decirTasa(plazo.tasaPpm)}.`;
  return <FormNotice tone="aviso" text={`Su plazo vence el ${formatDate(plazo.vence)}: ${gana}`} />;
}

function Cifras({ liquidacion }: { readonly liquidacion: Liquidacion }) {
  const { saldo, interes, penalizacion, total } = liquidacion;
  return (
    <>
      <Stack as="dl" gap="xs" size="sm" lines="even">
        <Cifra nombre="Saldo" valor={saldo} />
        <Cifra
          nombre={`Intereses por liquidar (${interes.dias === 1 ? '1 día' : `${interes.dias} días`})`}
          valor={interes.interes}
        />
        <Cifra nombre="Retención de ISR" valor={-interes.isr} />
        {penalizacion > 0 && <Cifra nombre="Penalización" valor={-penalizacion} />}
        <Cifra nombre="Recibe el asociado" valor={total} total />
      </Stack>
      {interes.motivo !== null && <Lead>{frasesDeMotivoSinPago[interes.motivo]}</Lead>}
    </>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly valor: number;
  readonly total?: boolean;
}

function Cifra({ nombre, valor, total = false }: CifraProps) {
  return (
    <Row
      oneLine
      justify="between"
      gap="xl"
      line={total ? 'above' : undefined}
      pad={total ? 'xs none' : undefined}
      weight={total ? 'bold' : undefined}
    >
      <Text as="dt" muted={!total}>
        {nombre}
      </Text>
      <Text as="dd" figures unbroken>
        {formatearQuetzales(centavos(valor))}
      </Text>
    </Row>
  );
}

type Elegido = Pick<Escrito, 'entrega' | 'destino'>;

function Entrega({ cuenta, entrega, destino }: Elegido & Pick<DeCuenta, 'cuenta'>) {
  return (
    <>
      <ChoiceField
        name="entrega"
        label="Cómo se entrega"
        options={[
          ['ventanilla', 'En ventanilla'],
          ['cuenta', 'A otra cuenta'],
        ]}
      />
      {entrega === 'cuenta' && (
        <>
          <BoundField name="destino">
            {({ value, onChange, error }) => (
              <ElegirCuenta
                etiqueta="A la cuenta"
                salvo={cuenta.id}
                elegida={value}
                onCambio={onChange}
                error={error}
              />
            )}
          </BoundField>
          <BoundField name="puente">
            {({ value, onChange }) => (
              <Puente entre={[cuenta.agencia, destino?.agencia]} valor={value} onCambio={onChange} />
            )}
          </BoundField>
        </>
      )}
    </>
  );
}

function Efecto({ liquidacion, entrega, destino }: Elegido & { readonly liquidacion: Liquidacion }) {
  const monto = formatearQuetzales(centavos(liquidacion.total));
  if (liquidacion.total === 0) return <Consequence>La cuenta queda cerrada. {SIN_VUELTA}</Consequence>;
  if (entrega === 'ventanilla')
    return (
      <Consequence>
        {`La cuenta queda por retirar hasta que se entreguen ${monto} en ventanilla; entonces se cierra. ${SIN_VUELTA}`}
      </Consequence>
    );
  if (destino === undefined) return null;
  return (
    <Consequence>{`La cuenta ${destino.numero} recibe ${monto} y esta queda cerrada. ${SIN_VUELTA}`}</Consequence>
  );
}

const SIN_VUELTA = 'No puede abrirse de nuevo.';
