// The lines as cards, where there is no room for columns: each is read at a glance, and the one that is touched opens
// with its fields. The page scrolls, not a frame inside it.
import { ArrowDownIcon, ArrowUpIcon, DocumentDuplicateIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { CampoDeCuenta, CampoDeTexto, notaDe } from '../celdas/campo-de-cuenta.tsx';
import { LugarDeCuenta, TextoDeCelda } from '../celdas/texto-de-celda.tsx';
import { type Entorno, nombresDeColumna, useHoja } from '../entorno.ts';
import { type Columna, columnas, type FilaDeHoja, type Lado } from '../fila.ts';
import { AgregarLinea } from '../herramientas.tsx';
import classes from '../hoja.module.css';
import type { Mandar } from '../manejo.ts';
import type { Montos } from '../montos.ts';
import { type ErroresDeFila, type Problemas, problemasDe } from '../problemas.ts';
import { cercanas } from '../tabla/tabla.tsx';

const ALTO = 76;
const TARJETAS_DE_MAS = 6;

export function Tarjetas({ entorno, mandar }: { readonly entorno: Entorno; readonly mandar: Mandar }) {
  const { almacen } = entorno;
  const { filas, montos, cursor, errores } = useHoja(almacen, (hoja) => hoja);
  const lista = useRef<HTMLElement>(null);
  const margen = useMargen(lista);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: filas.length,
    estimateSize: () => ALTO,
    overscan: TARJETAS_DE_MAS,
    scrollMargin: margen,
    rangeExtractor: (rango) => cercanas(rango, cursor.fila),
  });
  return (
    <>
      <Box
        as="ul"
        ref={lista}
        className={classes.tarjetas}
        style={{ height: virtual.getTotalSize() }}
        aria-label="Líneas de la partida"
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const fila = filas[index];
          const valores = montos[index];
          if (fila === undefined || valores === undefined) return null;
          return (
            <Tarjeta
              key={fila.clave}
              entorno={entorno}
              mandar={mandar}
              fila={fila}
              montos={valores}
              errores={errores.get(fila.clave)}
              indice={index}
              inicio={start - margen}
              activa={index === cursor.fila ? cursor.columna : undefined}
              medir={virtual.measureElement}
            />
          );
        })}
      </Box>
      {!entorno.soloLectura && (
        <Box pad="md">
          <AgregarLinea almacen={almacen} fullWidth size="md" />
        </Box>
      )}
    </>
  );
}

/** How far down the page the list begins. */
function useMargen(lista: RefObject<HTMLElement | null>): number {
  const [margen, setMargen] = useState(0);
  useLayoutEffect(() => {
    const medir = () =>
      setMargen(Math.round((lista.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    medir();
    // Whatever grows above the list makes the page longer.
    const vigia = new ResizeObserver(medir);
    vigia.observe(document.body);
    return () => vigia.disconnect();
  }, [lista]);
  return margen;
}

interface TarjetaProps {
  readonly entorno: Entorno;
  readonly mandar: Mandar;
  readonly fila: FilaDeHoja;
  readonly montos: Montos;
  readonly errores: ErroresDeFila | undefined;
  readonly indice: number;
  /** Pixels from the first card. */
  readonly inicio: number;
  /** The field with the cursor, if it is in this card: then it is open. */
  readonly activa: Columna | undefined;
  readonly medir: (elemento: HTMLLIElement | null) => void;
}

const Tarjeta = memo(function Tarjeta(props: TarjetaProps) {
  const { entorno, fila, montos, errores, indice, inicio, activa, medir } = props;
  const problemas = problemasDe(fila, montos, errores, entorno.buscador);
  const partes = { ...props, problemas };
  return (
    <li
      ref={medir}
      className={classes.lugar}
      style={{ transform: `translateY(${inicio}px)` }}
      data-index={indice}
    >
      {activa === undefined ? <Cerrada {...partes} /> : <Abierta {...partes} />}
    </li>
  );
});

interface Partes extends TarjetaProps {
  readonly problemas: Problemas;
}

function Cerrada({ entorno, fila, montos, indice, problemas }: Partes) {
  const lado: Lado = fila.haber.trim() === '' ? 'debe' : 'haber';
  const { monto } = montos[lado];
  const [problema] = Object.values(problemas);
  const abrir = () => {
    entorno.porConfirmar.current?.();
    entorno.enUso.current = true;
    entorno.almacen.irA({ fila: indice, columna: fila.idCuenta === '' ? 'idCuenta' : lado });
  };
  return (
    <button
      type="button"
      className={classes.cerrada}
      data-propuesta={fila.propuesta || undefined}
      onClick={abrir}
    >
      <Grid as="span" gap="2xs md" align="baseline" figures className={classes.resumen}>
        <Text as="span" size="xs" muted>
          {indice + 1}
        </Text>
        <Text as="span" breaks>
          {fila.idCuenta === '' ? (
            'Sin cuenta'
          ) : (
            <TextoDeCelda entorno={entorno} fila={fila} montos={montos} columna="idCuenta" />
          )}
        </Text>
        <Text as="span" size="xs" muted textAlign="right">
          {nombresDeColumna[lado]}
        </Text>
        <Text as="span" weight="medium">
          {monto === undefined ? fila[lado] : formatearMonto(monto)}
        </Text>
        <Text
          as="span"
          size="xs"
          tone={problema === undefined ? 'muted' : 'error'}
          cut={problema === undefined}
        >
          {problema ??
            [fila.concepto || entorno.conceptoDeCabecera, fila.documento].filter(Boolean).join(' · ')}
        </Text>
      </Grid>
    </button>
  );
}

function Abierta({ entorno, mandar, fila, indice, activa, problemas }: Partes) {
  const id = useId();
  return (
    <Grid as="fieldset" columns={2} gap="lg" pad="lg xl" className={classes.abierta}>
      <Text as="legend" weight="bold" pad="none" className={classes.titulo}>
        Línea {indice + 1}
      </Text>
      {columnas.map((columna) => {
        const campo = {
          entorno,
          fila,
          indice,
          columna,
          activo: columna === activa,
          problema: problemas[columna],
          id: `${id}${columna}`,
        };
        return (
          <Stack
            key={columna}
            gap="xs"
            className={classes.campoDeTarjeta}
            data-columna={columna}
            data-error={campo.problema !== undefined || undefined}
          >
            <Text as="label" htmlFor={campo.id} size="xs" weight="medium" muted>
              {nombresDeColumna[columna]}
            </Text>
            {/* In letters that phones do not enlarge by themselves. */}
            <Box size="lg" className={classes.caja}>
              {columna === 'idCuenta' ? <CampoDeCuenta {...campo} /> : <CampoDeTexto {...campo} />}
            </Box>
            <Text
              id={notaDe(campo.id)}
              size="xs"
              tone={campo.problema === undefined ? undefined : 'error'}
              className={classes.nota}
            >
              {campo.problema ??
                (columna === 'idCuenta' && <LugarDeCuenta entorno={entorno} idCuenta={fila.idCuenta} />)}
            </Text>
          </Stack>
        );
      })}
      {!entorno.soloLectura && <Acciones mandar={mandar} />}
    </Grid>
  );
}

function Acciones({ mandar }: { readonly mandar: Mandar }) {
  const comunes = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <Row oneLine justify="between" span="all">
      <IconButton {...comunes} label="Subir" icon={ArrowUpIcon} onClick={() => mandar('subir')} />
      <IconButton {...comunes} label="Bajar" icon={ArrowDownIcon} onClick={() => mandar('bajar')} />
      <IconButton
        {...comunes}
        label="Duplicar"
        icon={DocumentDuplicateIcon}
        onClick={() => mandar('duplicar')}
      />
      <IconButton {...comunes} label="Eliminar" icon={TrashIcon} onClick={() => mandar('eliminar')} />
    </Row>
  );
}
