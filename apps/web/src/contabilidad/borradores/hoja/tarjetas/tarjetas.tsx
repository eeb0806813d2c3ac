// The lines as cards, where there is no room for columns: each is read at a glance, and the one that is touched opens
// with its fields. The page scrolls, not a frame inside it.

import { ArrowDownIcon, ArrowUpIcon, DocumentDuplicateIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { CampoDeCuenta, CampoDeTexto, notaDe } from '../celdas/campo-de-cuenta.tsx';
import { LugarDeCuenta, TextoDeCelda } from '../celdas/texto-de-celda.tsx';
import { type Entorno, nombresDeColumna, useHoja } from '../entorno.ts';
import { type Columna, columnas, type FilaDeHoja, type Lado } from '../fila.ts';
import { AgregarLinea } from '../herramientas.tsx';
import type { Mandar } from '../manejo.ts';
import type { Montos } from '../montos.ts';
import { type ErroresDeFila, type Problemas, problemasDe } from '../problemas.ts';
import { cercanas } from '../tabla/tabla.tsx';
import classes from './tarjetas.module.css';

const ALTO = 76;
const TARJETAS_DE_MAS = 6;

export function Tarjetas({ entorno, mandar }: { readonly entorno: Entorno; readonly mandar: Mandar }) {
  const { almacen } = entorno;
  const { filas, montos, cursor, errores } = useHoja(almacen, (hoja) => hoja);
  const lista = useRef<HTMLUListElement>(null);
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
      <ul
        ref={lista}
        className={classes.lista}
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
      </ul>
      {!entorno.soloLectura && (
        <div className={classes.agregar}>
          <AgregarLinea almacen={almacen} fullWidth size="md" />
        </div>
      )}
    </>
  );
}

/** How far down the page the list begins. */
function useMargen(lista: RefObject<HTMLUListElement | null>): number {
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
      <span className={classes.numero}>{indice + 1}</span>
      <span className={classes.cuenta}>
        {fila.idCuenta === '' ? (
          'Sin cuenta'
        ) : (
          <TextoDeCelda entorno={entorno} fila={fila} montos={montos} columna="idCuenta" />
        )}
      </span>
      <span className={classes.lado}>{nombresDeColumna[lado]}</span>
      <span className={classes.monto}>{monto === undefined ? fila[lado] : formatearMonto(monto)}</span>
      <span className={classes.detalle} data-error={problema !== undefined || undefined}>
        {problema ??
          [fila.concepto || entorno.conceptoDeCabecera, fila.documento].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

function Abierta({ entorno, mandar, fila, indice, activa, problemas }: Partes) {
  const id = useId();
  return (
    <fieldset className={classes.abierta}>
      <legend className={classes.titulo}>Línea {indice + 1}</legend>
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
          <div
            key={columna}
            className={classes.campo}
            data-columna={columna}
            data-error={campo.problema !== undefined || undefined}
          >
            <label htmlFor={campo.id}>{nombresDeColumna[columna]}</label>
            <div className={classes.caja}>
              {columna === 'idCuenta' ? <CampoDeCuenta {...campo} /> : <CampoDeTexto {...campo} />}
            </div>
            <p id={notaDe(campo.id)} className={classes.nota}>
              {campo.problema ??
                (columna === 'idCuenta' && <LugarDeCuenta entorno={entorno} idCuenta={fila.idCuenta} />)}
            </p>
          </div>
        );
      })}
      {!entorno.soloLectura && <Acciones mandar={mandar} />}
    </fieldset>
  );
}

function Acciones({ mandar }: { readonly mandar: Mandar }) {
  const comunes = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <div className={classes.acciones}>
      <IconButton {...comunes} etiqueta="Subir" icono={ArrowUpIcon} onClick={() => mandar('subir')} />
      <IconButton {...comunes} etiqueta="Bajar" icono={ArrowDownIcon} onClick={() => mandar('bajar')} />
      <IconButton
        {...comunes}
        etiqueta="Duplicar"
        icono={DocumentDuplicateIcon}
        onClick={() => mandar('duplicar')}
      />
      <IconButton {...comunes} etiqueta="Eliminar" icono={TrashIcon} onClick={() => mandar('eliminar')} />
    </div>
  );
}
