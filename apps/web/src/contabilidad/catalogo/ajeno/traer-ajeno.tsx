// The chart of another program: read as a tree, with a place proposed for each account, changed where the guess is wrong, and
// brought together with the equivalencia that later files use.
import type { FormaDeArbol } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import { Button, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { HojaPorTraer } from '#hojas/hoja-por-traer.tsx';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import type { Arbol } from '../arbol.ts';
import { contarCuentas } from '../nombres.ts';
import classes from './ajeno.module.css';
import { ArbolPropuesto } from './arbol-propuesto.tsx';
import { nombresDeForma } from './en-palabras.ts';
import { fichaAjena } from './ficha-ajena.ts';
import { useCatalogoAjeno } from './use-catalogo-ajeno.ts';

interface TraerAjenoProps {
  readonly arbol: Arbol;
  readonly archivo: SheetFile | undefined;
  readonly onClose: () => void;
}

const NOTA = 'No se cambia ni se elimina ninguna cuenta que ya esté en el catálogo.';
const REPAROS_MAX = 50;

export function TraerAjeno({ arbol, archivo: inicial, onClose }: TraerAjenoProps) {
  const catalogo = useMemo(() => [...arbol.porId.values()].map(({ cuenta }) => cuenta), [arbol]);
  const ajeno = useCatalogoAjeno({ catalogo, inicial, alTerminar: onClose });
  const { leyendo, importando, propuesta, reparos, nodos } = ajeno;
  return (
    <FormDialog
      titulo="Catálogo de otro sistema"
      ancho={960}
      conCambios={ajeno.decisiones.size > 0}
      onClose={onClose}
    >
      <div className={classes.cuerpo}>
        <HojaPorTraer
          ficha={fichaAjena}
          hoja={ajeno.hoja}
          nota="CSV o XLSX, con una cuenta por fila"
          ocupado={leyendo || importando}
          fallos={ajeno.fallos}
        />
        {leyendo && <SkeletonRows filas={8} etiqueta="Leyendo el catálogo" />}
        {ajeno.lectura.data !== undefined && propuesta !== undefined && (
          <>
            <Resumen ajeno={ajeno} forma={ajeno.lectura.data.forma} />
            <Reparos reparos={reparos} />
            <TextInput
              label="Cómo se llama el sistema anterior"
              description="Con este nombre se guarda a qué cuenta corresponde cada una; sirve después para saldos y partidas."
              maxLength={100}
              value={ajeno.equivalencia}
              onChange={({ currentTarget }) => ajeno.setEquivalencia(currentTarget.value)}
              onBlur={ajeno.releer}
            />
            <ArbolPropuesto
              nodos={nodos}
              propuesta={propuesta}
              catalogo={catalogo}
              ocupado={importando}
              onDecidir={ajeno.decidir}
            />
          </>
        )}
      </div>
      <FormDialogFooter nota={NOTA} onCancelar={onClose}>
        <Button disabled={!ajeno.estaListo} loading={importando} onClick={() => void ajeno.importar()}>
          {rotulo(propuesta?.porCrear.length)}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

interface ResumenProps {
  readonly ajeno: ReturnType<typeof useCatalogoAjeno>;
  readonly forma: FormaDeArbol;
}

function Resumen({ ajeno: { nodos, propuesta, sinLugar, reparos }, forma }: ResumenProps) {
  return (
    <div role="status" aria-label="Resumen">
      <SheetCounts
        cuentas={[
          ['Cuentas de antes', nodos.length],
          ['Por crear aquí', propuesta?.porCrear.length ?? 0],
        ]}
        errores={['Por resolver', sinLugar + reparos.length]}
      />
      <p className={classes.forma}>{nombresDeForma[forma]}</p>
    </div>
  );
}

function rotulo(porCrear: number | undefined): string {
  if (porCrear === undefined) return 'Traer';
  return porCrear === 0 ? 'Guardar la equivalencia' : `Traer ${contarCuentas(porCrear)}`;
}

function Reparos({
  reparos,
}: {
  readonly reparos: readonly { readonly linea: number; readonly mensaje: string }[];
}) {
  if (reparos.length === 0) return null;
  const resto = reparos.length - REPAROS_MAX;
  return (
    <FormNotice
      tono="error"
      texto={
        <>
          <p>Corrija la hoja y elíjala de nuevo:</p>
          <ul className={classes.reparos}>
            {reparos.slice(0, REPAROS_MAX).map(({ linea, mensaje }) => (
              <li key={`${linea} ${mensaje}`}>{linea > 0 ? `Línea ${linea}: ${mensaje}` : mensaje}</li>
            ))}
          </ul>
          {resto > 0 && <p>Y {resto} más.</p>}
        </>
      }
    />
  );
}
