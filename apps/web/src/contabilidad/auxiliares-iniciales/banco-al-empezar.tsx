// What a bank account begins with: what the bank and the books said, what was outstanding, and what none of it explains; and the dialog
// that says it: the balance of its statement and the cheques that nobody had cashed, written or pasted.
import {
  decirInicioDeBanco,
  type InicioDeBanco,
  verInicioDeBanco,
} from '@cuadra/contract/contabilidad/bancos/inicio';
import { type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { usePermission } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { BoundField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Note, Title } from '#ui/text/text.tsx';
import { Diferencia } from './diferencia.tsx';
import { escribirCheques, leerCheques, sumaDe } from './leer-cheques.ts';

export function BancoAlEmpezar({ id }: { readonly id: string }) {
  const consulta = useQuery(queryOf(verInicioDeBanco, { params: { id } }));
  return (
    <Stack as="li" gap="md" pad="lg none">
      <Loaded query={consulta} rows={2} label="Cargando la cuenta bancaria">
        {(inicio) => <Inicio inicio={inicio} />}
      </Loaded>
    </Stack>
  );
}

const cuantosCheques = (n: number): string =>
  n === 0 ? 'Sin cheques' : n === 1 ? '1 cheque' : `${n} cheques`;

function Inicio({ inicio }: { readonly inicio: InicioDeBanco }) {
  const administra = usePermission('bancos:administrar');
  const [editando, setEditando] = useState(false);
  const { nombre, saldoBanco, saldoLibros, cheques, otras, sinExplicar: falta, seCambia } = inicio;
  return (
    <>
      <Row justify="between" gap="md xl" pad="none xl">
        <Title level={3}>{nombre}</Title>
        {administra && seCambia && (
          <Button variant="default" size="compact-sm" onClick={() => setEditando(true)}>
            Decir el saldo y los cheques
          </Button>
        )}
      </Row>
      <Diferencia
        partes={[
          ['Según el banco', saldoBanco],
          ['Cheques en circulación', opuesto(sumaDe(cheques))],
          ['Mayor', saldoLibros],
        ]}
        diferencia={falta}
      />
      <Note pad="md xl">
        {cuantosCheques(cheques.length)} en circulación
        {otras.length > 0
          ? ` y ${otras.length === 1 ? 'otra partida pendiente' : `otras ${otras.length} partidas pendientes`}`
          : ''}
        .
      </Note>
      {editando && <ChequesEnCirculacion inicio={inicio} onCerrar={() => setEditando(false)} />}
    </>
  );
}

interface ChequesProps {
  readonly inicio: InicioDeBanco;
  readonly onCerrar: () => void;
}

interface Escrito {
  /** Null: nothing is written. */
  readonly saldoBanco: Centavos | null;
  readonly cheques: string;
}

const esquema = z.object({
  saldoBanco: z.custom<Centavos>((saldo) => typeof saldo === 'number', 'Escriba el saldo.'),
  cheques: z.string(),
});

const PROBLEMAS_MAX = 4;

function ChequesEnCirculacion({ inicio, onCerrar }: ChequesProps) {
  const { id, nombre, desde, otras, saldoLibros } = inicio;
  const initial: Escrito = { saldoBanco: inicio.saldoBanco, cheques: escribirCheques(inicio.cheques) };
  const order = useOrder(decirInicioDeBanco, {
    params: { id },
    initial,
    schema: esquema,
    body: (escrito) => ({
      saldoBanco: escrito.saldoBanco,
      cheques: [...leerCheques(escrito.cheques, desde).cheques],
      otras,
    }),
    refresh: () => queryClient.invalidateQueries({ queryKey: [verInicioDeBanco.path] }),
    done: 'Inicio de la cuenta bancaria guardado.',
  });
  const [saldo, texto] = useWatch({ control: order.form.control, name: ['saldoBanco', 'cheques'] });
  const { cheques, problemas } = leerCheques(texto, desde);
  return (
    <OrderDialog
      title={nombre}
      width={640}
      order={order}
      submit={cheques.length === 1 ? 'Guardar con 1 cheque' : `Guardar con ${cheques.length} cheques`}
      disabled={saldo === null || problemas.length > 0 || !order.isDirty}
      onClose={onCerrar}
    >
      <BoundField name="saldoBanco">
        {({ value, onChange, error }) => (
          <AmountField
            label={`Saldo según el banco antes del ${formatDate(desde)}`}
            signed
            value={value ?? undefined}
            onChange={(monto) => onChange(monto ?? null)}
            error={error}
          />
        )}
      </BoundField>
      <CampoDeCheques />
      {problemas.length > 0 && <FormNotice tone="aviso" text={problemas.slice(0, PROBLEMAS_MAX).join(' ')} />}
      {saldo !== null && (
        <Diferencia
          partes={[
            ['Cheques', opuesto(sumaDe(cheques))],
            ['Mayor', saldoLibros],
          ]}
          diferencia={sinExplicar(inicio, saldo, sumaDe(cheques))}
        />
      )}
    </OrderDialog>
  );
}

const CampoDeCheques = () => (
  <BoundField name="cheques">
    {({ value, onChange, error }) => (
      <Textarea
        label="Cheques en circulación"
        description="Número, fecha, beneficiario y monto: una línea por cheque, escrita o pegada de una hoja. Separe con tabulador o punto y coma."
        placeholder="101; 20/12/2025; Ferretería El Centro; 700.00"
        autosize
        minRows={5}
        maxRows={12}
        maxLength={400_000}
        error={error}
        value={value}
        onChange={onChange}
      />
    )}
  </BoundField>
);

/** As the server works it out: books less bank, less what was outstanding on each side. */
function sinExplicar({ saldoLibros, otras }: InicioDeBanco, saldo: Centavos, enCheques: Centavos): Centavos {
  const deOtras = sumar(otras.map(({ lado, monto }) => (lado === 'libros' ? monto : opuesto(monto))));
  return sumar([restar(saldoLibros, saldo), enCheques, opuesto(deOtras)]);
}
