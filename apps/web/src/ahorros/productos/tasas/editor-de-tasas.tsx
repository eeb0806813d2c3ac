// A rate table from a day on, written as in a sheet: gaps and overlaps are said at their row while it is written, and a part of a sheet
// may be pasted. With gaps it may be kept; only whole it is published.

import type { ProductoDeAhorro, TablaDeTasas } from '@cuadra/contract/ahorros/productos';
import { editarTasas, escribirTasas, TRAMOS_MAX } from '@cuadra/contract/ahorros/tasas';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { type ModoDeTabla, modosDeTabla, nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { primerDiaLibre } from '../primer-dia-libre.ts';
import classes from './tasas.module.css';
import {
  agregar,
  type Columna,
  cambiar,
  columnasDe,
  type Fila,
  filaPrimera,
  filasDe,
  leerTabla,
  pegar,
  quitar,
  type TablaLeida,
} from './tramos-escritos.ts';

interface EditorDeTasasProps {
  readonly producto: ProductoDeAhorro;
  /** Absent: another is begun, as what is in force. */
  readonly borrador: TablaDeTasas | undefined;
  readonly onCerrar: () => void;
}

export function EditorDeTasas(props: EditorDeTasasProps) {
  const { producto, borrador, onCerrar } = props;
  const tabla = useTabla(props);
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescarProductos);
  const { leida, desde, modo, filas, conCambios } = tabla;
  const guardar = async () => {
    const { tramos } = leida;
    if (tramos === undefined || leida.traslapada) return;
    const body = { desde, modo, tramos: [...tramos] };
    const params = { id: producto.id };
    const hecho = await hacer(() =>
      borrador === undefined
        ? call(escribirTasas, { params, body })
        : call(editarTasas, {
            params: { ...params, regla: borrador.id },
            body: { ...body, version: borrador.version },
          }),
    );
    if (!hecho) return;
    void notify('Tasas guardadas. Falta que otra persona las publique.');
    onCerrar();
  };
  return (
    <FormDialog
      title={`${borrador === undefined ? 'Escribir' : 'Editar'} tasas de «${producto.nombre}»`}
      width={860}
      hasChanges={conCambios}
      onClose={onCerrar}
    >
      <form noValidate aria-label="Tabla de tasas" onSubmit={submitWith(guardar)}>
        <Stack gap="lg">
          {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
          <Cabeza tabla={tabla} pagadoHasta={producto.pagadoHasta} />
          <FilasDeTasas
            clase={producto.clase}
            filas={filas}
            errores={leida.errores}
            onCambio={tabla.setFilas}
          />
          <Estado leida={leida} filas={filas.length} />
        </Stack>
        <FormDialogFooter onCancel={onCerrar}>
          <Button type="submit" loading={ocupado} disabled={leida.tramos === undefined || leida.traslapada}>
            Guardar por publicar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useTabla({ producto, borrador }: EditorDeTasasProps) {
  const { clase, versiones, tablas, pagadoHasta } = producto;
  const modelo = borrador ?? tablas.find(({ situacion }) => situacion === 'vigente') ?? tablas[0];
  const alEmpezar = {
    desde: borrador?.desde ?? primerDiaLibre(tablas, pagadoHasta, todayInGuatemala()),
    modo: modelo?.modo ?? 'total',
  };
  const [desde, setDesde] = useState(alEmpezar.desde);
  const [modo, setModo] = useState<ModoDeTabla>(alEmpezar.modo);
  const [primeras] = useState<readonly Fila[]>(() =>
    modelo === undefined || modelo.tramos.length === 0 ? filaPrimera() : filasDe(modelo.tramos),
  );
  const [filas, setFilas] = useState(primeras);
  const conElla = versiones.filter(
    ({ estado, ultimoDia }) => estado === 'publicada' && (ultimoDia === null || ultimoDia >= desde),
  );
  const leida = leerTabla(filas, {
    ...{ clase, modo },
    plazos: conElla.flatMap(({ plazos }) => plazos ?? []),
    capitaliza: conElla.some(({ capitalizacion }) => capitalizacion === 'diaria'),
  });
  const conCambios = filas !== primeras || desde !== alEmpezar.desde || modo !== alEmpezar.modo;
  return { desde, setDesde, modo, setModo, filas, setFilas, leida, conCambios };
}

interface CabezaProps {
  readonly tabla: ReturnType<typeof useTabla>;
  readonly pagadoHasta: string | null;
}

function Cabeza({ tabla: { desde, setDesde, modo, setModo }, pagadoHasta }: CabezaProps) {
  const pagada = pagadoHasta !== null && desde <= pagadoHasta;
  return (
    <Grid min="16rem" gap="lg" align="start">
      <DateField
        label="Rigen desde"
        withAsterisk
        value={desde}
        onChange={setDesde}
        error={
          pagada
            ? `Los intereses se pagaron hasta el ${formatDate(pagadoHasta)}: elija una fecha posterior.`
            : undefined
        }
      />
      <ChoiceField
        label="Cómo se aplican"
        options={modosDeTabla.map((valor) => ({ value: valor, text: nombresDeModoDeTabla[valor] }))}
        value={modo}
        onChange={setModo}
        note={
          modo === 'total'
            ? 'Todo el saldo gana la tasa del tramo en que cae.'
            : 'Cada parte del saldo gana la tasa de su tramo.'
        }
      />
    </Grid>
  );
}

/** Whether it could be published, in words. */
function Estado({ leida, filas }: { readonly leida: TablaLeida; readonly filas: number }) {
  const { tramos, errores, generales, traslapada } = leida;
  if (filas > TRAMOS_MAX)
    return <FormNotice tone="error" text={`Una tabla tiene hasta ${TRAMOS_MAX} tramos.`} />;
  if (generales.length > 0) return <FormNotice tone="aviso" text={generales.join(' ')} />;
  const completa = tramos !== undefined && errores.size === 0;
  const texto = completa
    ? 'Todo monto tiene su tasa: se puede publicar.'
    : traslapada || tramos === undefined
      ? 'Corrija los tramos señalados para guardarla.'
      : 'Se puede guardar así; para publicarla, complete los tramos señalados.';
  return <Note role="status">{texto}</Note>;
}

// The rows of a rate table, by keyboard as in a sheet: Enter goes to the row below and after the last one adds another, Ctrl+Supr takes
// one away, the arrows go up and down, and what is pasted from a sheet fills the cells from there on.
interface FilasDeTasasProps {
  readonly clase: ClaseDeProducto;
  readonly filas: readonly Fila[];
  readonly errores: ReadonlyMap<number, readonly string[]>;
  readonly onCambio: (filas: readonly Fila[]) => void;
}

const nombres: Readonly<Record<Columna, string>> = {
  montoDesde: 'Desde (Q)',
  montoHasta: 'Menos de (Q)',
  plazoDesde: 'Desde (días)',
  plazoHasta: 'Hasta (días)',
  tasa: 'Tasa anual (%)',
};

const vacias: Readonly<Record<Columna, string>> = {
  montoDesde: '0.00',
  montoHasta: 'En adelante',
  plazoDesde: '0',
  plazoHasta: 'En adelante',
  tasa: '0.00',
};

function FilasDeTasas(props: FilasDeTasasProps) {
  const { clase, filas, onCambio } = props;
  const marco = useRef<HTMLElement>(null);
  const porEnfocar = useRef<readonly [lugar: number, columna: Columna]>(undefined);
  // The cell exists once the row was drawn.
  useEffect(() => {
    if (porEnfocar.current === undefined) return;
    const [lugar, columna] = porEnfocar.current;
    porEnfocar.current = undefined;
    marco.current?.querySelector<HTMLInputElement>(`[data-celda="${lugar} ${columna}"]`)?.focus();
  });
  const poner = (nuevas: readonly Fila[], lugar: number, columna: Columna) => {
    porEnfocar.current = [Math.min(lugar, nuevas.length - 1), columna];
    onCambio(nuevas);
  };
  return (
    <Stack
      as="fieldset"
      ref={marco}
      gap="sm"
      container
      className={classes.filas}
      data-clase={clase}
      aria-label="Tramos"
    >
      <Grid gap="sm" size="xs" muted textAlign="right" className={classes.titulos} aria-hidden>
        {columnasDe(clase).map((columna) => (
          <span key={columna}>{nombres[columna]}</span>
        ))}
      </Grid>
      {filas.map((fila, lugar) => (
        <FilaDeTasas key={fila.clave} {...props} fila={fila} lugar={lugar} poner={poner} />
      ))}
      <Row gap="xs lg">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => poner(agregar(filas, filas.length - 1), filas.length, 'montoHasta')}
        >
          Agregar tramo
        </Button>
        <Note as="span" className={classes.teclas}>
          Enter agrega, Ctrl+Supr quita. Puede pegar desde una hoja.
        </Note>
      </Row>
    </Stack>
  );
}

interface FilaDeTasasProps extends FilasDeTasasProps {
  readonly fila: Fila;
  readonly lugar: number;
  readonly poner: (filas: readonly Fila[], lugar: number, columna: Columna) => void;
}

function FilaDeTasas(props: FilaDeTasasProps) {
  const { clase, filas, lugar, errores, poner } = props;
  const idError = useId();
  const suyos = errores.get(lugar) ?? [];
  return (
    <Grid as="fieldset" gap="sm" className={classes.fila} aria-label={`Tramo ${lugar + 1}`}>
      {columnasDe(clase).map((columna) => (
        <div key={columna} className={classes.celda}>
          <Text as="span" size="xs" muted lines="even" className={classes.titulo} aria-hidden>
            {nombres[columna]}
          </Text>
          <Celda {...props} columna={columna} idError={suyos.length > 0 ? idError : undefined} />
        </div>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.quitar ?? ''}
        aria-label={`Quitar el tramo ${lugar + 1}`}
        onClick={() => poner(quitar(filas, lugar), lugar, 'montoHasta')}
      >
        <TrashIcon width={18} height={18} aria-hidden="true" />
      </ActionIcon>
      {suyos.length > 0 && (
        <Text id={idError} size="sm" tone="error" lines="tight" span="all">
          {suyos.join(' ')}
        </Text>
      )}
    </Grid>
  );
}

interface CeldaProps extends FilaDeTasasProps {
  readonly columna: Columna;
  /** Where what is wrong with its row is said. */
  readonly idError: string | undefined;
}

function Celda({ clase, filas, fila, lugar, columna, idError, onCambio, poner }: CeldaProps) {
  const alTeclear = (event: KeyboardEvent<HTMLInputElement>) => {
    const hecho = teclear(event, filas, lugar);
    if (hecho === undefined) return;
    event.preventDefault();
    poner(hecho.filas, hecho.lugar, columna);
  };
  const alPegar = (event: ClipboardEvent<HTMLInputElement>) => {
    const pegadas = pegar(filas, lugar, columna, clase, event.clipboardData.getData('text/plain'));
    if (pegadas === undefined) return;
    event.preventDefault();
    poner(pegadas, lugar, columna);
  };
  return (
    <TextInput
      aria-label={nombres[columna]}
      aria-describedby={idError}
      data-celda={`${lugar} ${columna}`}
      data-autofocus={(lugar === 0 && columna === 'tasa') || undefined}
      className="cifras"
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      placeholder={vacias[columna]}
      error={idError !== undefined}
      value={fila[columna]}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onCambio(cambiar(filas, lugar, columna, currentTarget.value))}
      onKeyDown={alTeclear}
      onPaste={alPegar}
    />
  );
}

/** The rows after a key, and to which it goes; undefined when the key is the field's own. */
function teclear(
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  filas: readonly Fila[],
  lugar: number,
): { readonly filas: readonly Fila[]; readonly lugar: number } | undefined {
  if (key === 'Delete' && (ctrlKey || metaKey)) return { filas: quitar(filas, lugar), lugar };
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp' && lugar > 0) return { filas, lugar: lugar - 1 };
  if (key === 'ArrowDown' && lugar < filas.length - 1) return { filas, lugar: lugar + 1 };
  if (key !== 'Enter') return undefined;
  const alFinal = lugar === filas.length - 1;
  return { filas: alFinal ? agregar(filas, lugar) : filas, lugar: lugar + 1 };
}
