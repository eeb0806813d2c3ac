// The header of the partida: date, type, agencia and concept, with what the server objects to in each. Enter goes from
// one field to the next and from the last one to the lines.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { type TipoManual, tiposManuales } from '@cuadra/core/partida';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Box, Grid } from '#ui/layout/layout.tsx';
import type { Cabecera } from '../borrador/contenido.ts';
import type { CampoDeCabecera, Mesa } from '../borrador/mesa.ts';
import classes from '../escritorio.module.css';
import { nombresDeCampo, nombresDeTipo } from '../nombres.ts';

interface CabeceraProps {
  readonly mesa: Mesa;
  readonly soloLectura: boolean;
  /** What holds the fields, by which the desk finds one. */
  readonly lugar: RefObject<HTMLElement | null>;
  /** Its documents, beside the fields that need little room. */
  readonly children: ReactNode;
}

const CONCEPTO_MAX = 500;

export function CabeceraDePartida({ mesa, soloLectura, lugar, children }: CabeceraProps) {
  const { cabecera, errores } = useSyncExternalStore(mesa.suscribir, mesa.vista);
  const agencias = useAgencias(cabecera.agencia);
  const campo = (nombre: CampoDeCabecera) => ({
    name: nombre,
    label: nombresDeCampo[nombre],
    error: errores[nombre],
    disabled: soloLectura,
  });
  const cambiar = (cambios: Partial<Cabecera>) => mesa.cambiar(cambios);
  return (
    <Grid
      as="section"
      ref={lugar}
      gap="md lg"
      align="start"
      aria-label="Encabezado de la partida"
      className={classes.campos}
      onKeyDown={(event) => alTeclear(event, mesa)}
    >
      <DateField {...campo('fecha')} value={cabecera.fecha} onChange={(fecha) => cambiar({ fecha })} />
      <DateField
        {...campo('fechaDocumento')}
        optional
        value={cabecera.fechaDocumento}
        onChange={(fechaDocumento) => cambiar({ fechaDocumento })}
      />
      <NativeSelect
        {...campo('tipo')}
        value={cabecera.tipo}
        onChange={({ currentTarget }) => cambiar({ tipo: tipoDe(currentTarget.value) })}
        data={tiposManuales.map((value) => ({ value, label: nombresDeTipo[value] }))}
      />
      <NativeSelect
        {...campo('agencia')}
        value={cabecera.agencia}
        onChange={({ currentTarget }) => cambiar({ agencia: currentTarget.value })}
        data={agencias}
      />
      <Box shrinks className={classes.susSoportes}>
        {children}
      </Box>
      <Textarea
        {...campo('concepto')}
        className={classes.concepto ?? ''}
        placeholder="De qué se trata, como irá en el libro diario"
        autoComplete="off"
        rows={2}
        maxLength={CONCEPTO_MAX}
        value={cabecera.concepto}
        onChange={({ currentTarget }) => cambiar({ concepto: enUnRenglon(currentTarget.value) })}
      />
    </Grid>
  );
}

/** It is read in two lines and is one text: what is pasted with line breaks loses them. */
const enUnRenglon = (texto: string): string => texto.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** Enter goes on to the next field, and from the last one to the lines. */
function alTeclear(event: KeyboardEvent<HTMLElement>, { hoja }: Mesa): void {
  const { key, target } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  const campos = [...event.currentTarget.querySelectorAll<HTMLElement>('[name]')];
  const siguiente = campos[campos.indexOf(target) + 1];
  if (siguiente === undefined) hoja.enfocar();
  else siguiente.focus();
}

/** Those where the person works, and the one the partida already is of. */
function useAgencias(actual: string): { value: string; label: string }[] {
  const { data = [] } = useQuery(queryOf(listarAgencias));
  const propias = useCurrentUser()?.agencias ?? [];
  const conocidas = data
    .filter(({ idAgencia, activa }) => idAgencia === actual || (activa && propias.includes(idAgencia)))
    .map(({ idAgencia, nombreAgencia }) => ({ value: idAgencia, label: `${idAgencia} ${nombreAgencia}` }));
  return conocidas.length > 0 ? conocidas : [{ value: actual, label: actual }];
}

const tipoDe = (valor: string): TipoManual => tiposManuales.find((tipo) => tipo === valor) ?? 'diario';
