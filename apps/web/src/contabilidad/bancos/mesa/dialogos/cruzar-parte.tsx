// How much goes in of what does not go in whole: written by each row, proposed so that it adds up.
import { CERO, type Centavos, centavos, leerQuetzales, opuesto, sumar } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { escribirMonto, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { BoundField, Lead } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Eleccion, errorDePartes, partesDe } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';
import { cruzar } from '../ordenes/ordenes.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';

/** Null: what is written is no amount. */
interface Escrito {
  readonly partes: Readonly<Record<string, number | null>>;
}

export function CruzarParte({ elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const order = useTask<Escrito, Escrito, void>({
    initial: { partes: Object.fromEntries(partesDe(elegido)) },
    resolver: judgedBy<Escrito, Escrito>(esquemaPara(elegido)),
    run: ({ partes }) => {
      const escritas = new Map(Object.entries(partes).map(([id, monto]) => [id, centavos(monto ?? 0)]));
      return ordenes.pedir((mesa) => cruzar(mesa, elegido, { partes: escritas }));
    },
    onDone: onHecho,
  });
  return (
    <OrderDialog
      title="Cruzar una parte"
      order={order}
      submit="Cruzar"
      beginInSubmit
      width={640}
      note={<Sumas elegido={elegido} formulario={order.form} />}
      onClose={onCerrar}
    >
      <Lead>Lo que no entra sigue pendiente.</Lead>
      <Grupo titulo="Banco" renglones={elegido.banco} />
      <Grupo titulo="Libros" renglones={elegido.libros} />
    </OrderDialog>
  );
}

/** What is wrong is of all of them together, and told over them. */
const esquemaPara = (elegido: Eleccion) =>
  z
    .object({ partes: z.record(z.string(), z.number().nullable()) })
    .superRefine(({ partes }, { addIssue }) => {
      const message = errorDePartes(elegido, comoMontos(partes));
      if (message !== undefined) addIssue({ code: 'custom', path: ['todas'], message });
    });

const comoMontos = (partes: Escrito['partes']): ReadonlyMap<string, Centavos | undefined> =>
  new Map(Object.entries(partes).map(([id, monto]) => [id, monto === null ? undefined : centavos(monto)]));

interface GrupoProps {
  readonly titulo: string;
  readonly renglones: readonly Renglon[];
}

function Grupo({ titulo, renglones }: GrupoProps) {
  return (
    <DataTable
      density="tight"
      narrow="keep"
      rows={renglones}
      rowKey={({ id }) => id}
      columns={[
        { title: titulo, cell: ({ texto }) => texto },
        { title: 'Pendiente', kind: 'number', cell: ({ pendiente }) => formatearMonto(pendiente) },
        {
          title: 'Se cruza',
          kind: 'field',
          width: '9rem',
          cell: ({ id, texto }) => (
            <BoundField name={`partes.${id}`}>
              {({ value, onChange }) => (
                <CampoDeParte
                  etiqueta={`Cuánto de ${texto}`}
                  valor={value ?? undefined}
                  onCambio={onChange}
                />
              )}
            </BoundField>
          ),
        },
      ]}
    />
  );
}

interface CampoDeParteProps {
  readonly etiqueta: string;
  readonly valor: Centavos | undefined;
  readonly onCambio: (monto: Centavos | null) => void;
}

/** An amount of either sign, as people write it. What cannot be read keeps the form from being sent. */
function CampoDeParte({ etiqueta, valor, onCambio }: CampoDeParteProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerConSigno(escrito) === undefined;
  return (
    <TextInput
      aria-label={etiqueta}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      {...(ilegible ? UNREADABLE : {})}
      error={ilegible}
      value={escrito ?? (valor === undefined ? '' : escribirMonto(valor))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => !ilegible && setEscrito(undefined)}
      onChange={({ currentTarget }) => {
        setEscrito(currentTarget.value);
        onCambio(leerConSigno(currentTarget.value) ?? null);
      }}
    />
  );
}

function leerConSigno(texto: string): Centavos | undefined {
  const limpio = texto.trim();
  if (!limpio.startsWith('-')) return leerQuetzales(limpio);
  const monto = leerQuetzales(limpio.slice(1));
  return monto === undefined ? undefined : opuesto(monto);
}

interface SumasProps {
  readonly elegido: Eleccion;
  readonly formulario: UseFormReturn<Escrito>;
}

function Sumas({ elegido, formulario: { control } }: SumasProps) {
  const partes = comoMontos(useWatch({ control, name: 'partes' }));
  const suma = (renglones: readonly Renglon[]) => sumar(renglones.map(({ id }) => partes.get(id) ?? CERO));
  return (
    <Text as="output" tone="normal" figures>
      Banco {formatearQuetzales(suma(elegido.banco))}, libros {formatearQuetzales(suma(elegido.libros))}
    </Text>
  );
}
