// The cheques and the vales that a count found, one by line.
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { CERO } from '@cuadra/core/dinero';
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Note, Title } from '#ui/text/text.tsx';
import classes from './conteo.module.css';

type Cheque = LoContado['cheques'][number];
type Vale = LoContado['vales'][number];

const MAXIMO = 200;

interface ChequesContadosProps {
  readonly cheques: readonly Cheque[];
  readonly alCambiar: (cheques: readonly Cheque[]) => void;
}

export function ChequesContados({ cheques, alCambiar }: ChequesContadosProps) {
  const cambiar = (lugar: number, cambio: Partial<Cheque>) =>
    alCambiar(cheques.map((cheque, otro) => (otro === lugar ? { ...cheque, ...cambio } : cheque)));
  return (
    <Lista
      titulo="Cheques"
      agregar="Agregar cheque"
      vacia="Ningún cheque."
      cuantos={cheques.length}
      alAgregar={() => alCambiar([...cheques, { banco: '', numero: '', monto: CERO }])}
    >
      {enSuLugar(cheques).map(({ clave, lugar, uno: cheque }) => (
        <Grid key={clave} as="li" gap="sm" align="start" className={classes.documento} data-clase="cheque">
          <TextInput
            aria-label={`Banco del cheque ${lugar + 1}`}
            placeholder="Banco"
            maxLength={60}
            value={cheque.banco}
            onChange={({ currentTarget }) => cambiar(lugar, { banco: currentTarget.value })}
          />
          <TextInput
            aria-label={`Número del cheque ${lugar + 1}`}
            placeholder="Número"
            maxLength={30}
            value={cheque.numero}
            onChange={({ currentTarget }) => cambiar(lugar, { numero: currentTarget.value })}
          />
          <AmountField
            aria-label={`Monto del cheque ${lugar + 1}`}
            placeholder="0.00"
            value={cheque.monto === CERO ? undefined : cheque.monto}
            onChange={(monto) => cambiar(lugar, { monto: monto ?? CERO })}
          />
          <Quitar
            etiqueta={`Quitar el cheque ${lugar + 1}`}
            onClick={() => alCambiar(cheques.filter((_, otro) => otro !== lugar))}
          />
        </Grid>
      ))}
    </Lista>
  );
}

interface ValesContadosProps {
  readonly vales: readonly Vale[];
  readonly alCambiar: (vales: readonly Vale[]) => void;
}

export function ValesContados({ vales, alCambiar }: ValesContadosProps) {
  const cambiar = (lugar: number, cambio: Partial<Vale>) =>
    alCambiar(vales.map((vale, otro) => (otro === lugar ? { ...vale, ...cambio } : vale)));
  return (
    <Lista
      titulo="Vales"
      agregar="Agregar vale"
      vacia="Ningún vale."
      cuantos={vales.length}
      alAgregar={() => alCambiar([...vales, { concepto: '', monto: CERO }])}
    >
      {enSuLugar(vales).map(({ clave, lugar, uno: vale }) => (
        <Grid key={clave} as="li" gap="sm" align="start" className={classes.documento} data-clase="vale">
          <TextInput
            aria-label={`Concepto del vale ${lugar + 1}`}
            placeholder="Concepto"
            maxLength={120}
            value={vale.concepto}
            onChange={({ currentTarget }) => cambiar(lugar, { concepto: currentTarget.value })}
          />
          <AmountField
            aria-label={`Monto del vale ${lugar + 1}`}
            placeholder="0.00"
            value={vale.monto === CERO ? undefined : vale.monto}
            onChange={(monto) => cambiar(lugar, { monto: monto ?? CERO })}
          />
          <Quitar
            etiqueta={`Quitar el vale ${lugar + 1}`}
            onClick={() => alCambiar(vales.filter((_, otro) => otro !== lugar))}
          />
        </Grid>
      ))}
    </Lista>
  );
}

/** A line has no other name than its place. */
const enSuLugar = <T,>(documentos: readonly T[]) =>
  documentos.map((uno, lugar) => ({ clave: `renglón ${lugar}`, lugar, uno }));

interface ListaProps {
  readonly titulo: string;
  readonly agregar: string;
  readonly vacia: string;
  readonly cuantos: number;
  readonly alAgregar: () => void;
  readonly children: ReactNode;
}

function Lista({ titulo, agregar, vacia, cuantos, alAgregar, children }: ListaProps) {
  const { lista, boton } = useFocoEnLosRenglones(cuantos);
  return (
    <Stack
      as="section"
      ref={lista}
      gap="md"
      pad="md lg"
      surface="card"
      className={classes.documentos}
      aria-label={titulo}
    >
      <Row as="header" justify="between" gap="md">
        <Title>{titulo}</Title>
        <Button
          ref={boton}
          className={classes.agregar ?? ''}
          variant="default"
          size="xs"
          leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
          disabled={cuantos >= MAXIMO}
          onClick={alAgregar}
        >
          {agregar}
        </Button>
      </Row>
      {cuantos === 0 ? (
        <Note>{vacia}</Note>
      ) : (
        <Stack as="ol" gap="sm">
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/** A line that was added is written at once; when one goes, the keyboard stays with the list. */
function useFocoEnLosRenglones(cuantos: number) {
  const lista = useRef<HTMLElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const antes = useRef(cuantos);
  useEffect(() => {
    if (cuantos === antes.current + 1)
      lista.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    if (cuantos === antes.current - 1) boton.current?.focus();
    antes.current = cuantos;
  }, [cuantos]);
  return { lista, boton };
}

function Quitar({ etiqueta, onClick }: { readonly etiqueta: string; readonly onClick: () => void }) {
  return (
    <IconButton label={etiqueta} icon={XMarkIcon} variant="subtle" color="gray" size="lg" onClick={onClick} />
  );
}
