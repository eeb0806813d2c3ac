import { ArrowDownIcon, ArrowUpIcon, DocumentDuplicateIcon, TrashIcon } from '@heroicons/react/24/outline';
import { memo, useId } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { CampoDeCuenta } from '../celdas/campo-de-cuenta.tsx';
import { CampoDeTexto, notaDe } from '../celdas/campo-de-texto.tsx';
import { LugarDeCuenta } from '../celdas/lugar-de-cuenta.tsx';
import { TextoDeCelda } from '../celdas/texto-de-celda.tsx';
import { type Entorno, nombresDeColumna } from '../entorno.ts';
import type { ErroresDeFila } from '../errores-de-fila.ts';
import { type Columna, columnas, type FilaDeHoja, type Lado } from '../fila.ts';
import type { Mandar } from '../manejo.ts';
import type { Montos } from '../montos.ts';
import { type Problemas, problemasDe } from '../problemas.ts';
import classes from './tarjetas.module.css';

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

export const Tarjeta = memo(function Tarjeta(props: TarjetaProps) {
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
