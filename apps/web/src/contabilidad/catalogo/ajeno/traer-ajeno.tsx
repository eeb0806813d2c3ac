// The chart of another program: read as a tree, with a place proposed for each account, changed where the guess is wrong, and
// brought together with the equivalencia that later files use.
import {
  type CampoAjeno,
  type CatalogoLeido,
  camposDelCatalogoAjeno,
  leerCatalogoAjeno,
  traerCatalogoAjeno,
  verColumnasAjenas,
} from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { Cuenta, ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { FormaDeArbol } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { Decision } from '@cuadra/core/catalogo-ajeno/decision';
import { type CatalogoPropuesto, proponerCatalogo } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import type { SentSheet, SheetFields, SheetKind, SheetRun } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { Stack } from '#ui/layout/layout.tsx';
import type { Arbol } from '../arbol.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { ArbolPropuesto } from './arbol-propuesto.tsx';
import { ordenDePropuesta } from './orden-de-propuesta.ts';

interface TraerAjenoProps {
  readonly arbol: Arbol;
  readonly archivo: SheetFile | undefined;
  readonly onClose: () => void;
}

export function TraerAjeno({ arbol, archivo, onClose }: TraerAjenoProps) {
  const kind = useMemo(() => catalogoAjeno([...arbol.porId.values()].map(({ cuenta }) => cuenta)), [arbol]);
  return <ImportDialog kind={kind} file={archivo} onClose={onClose} />;
}

interface Dicho {
  /** What was said before under that name counts. */
  readonly equivalencia: string;
  readonly decisiones: ReadonlyMap<string, Decision>;
}

type Enviado = SentSheet<CampoAjeno, Dicho>;
type Hoja = SheetRun<CampoAjeno, CatalogoLeido, Dicho>;

function catalogoAjeno(
  catalogo: readonly Cuenta[],
): SheetKind<CampoAjeno, CatalogoLeido, Dicho, ResultadoImportacion> {
  const proponer = proponente(catalogo);
  return {
    title: 'Catálogo de otro sistema',
    width: 960,
    fields: CAMPOS,
    bytesMax: leerCatalogoAjeno.body.bytesMax,
    hint: 'CSV o XLSX, con una cuenta por fila',
    said: { equivalencia: 'Sistema anterior', decisiones: new Map() },
    hasWork: ({ decisiones }) => decisiones.size > 0,
    reading: 'Leyendo el catálogo',
    note: 'No se cambia ni se elimina ninguna cuenta que ya esté en el catálogo.',
    look: (enviada) => call(verColumnasAjenas, enviada),
    rehearse: leer,
    apply: ({ said }, leido) =>
      traer(said.equivalencia, ordenDePropuesta(leido.nodos, proponer(leido, said), catalogo)),
    refresh: refrescarCatalogo,
    // How the file is read has nothing to do with our books: only the proposal has, and it is made here.
    isApart: true,
    done: ({ nuevas, cambiadas }) => `Catálogo traído: ${contarCuentas(nuevas + cambiadas)}.`,
    failed: 'No se trajo el catálogo.',
    action: 'Traer',
    outcome(leido, { said }) {
      const propuesta = proponer(leido, said);
      const sinLugar = propuesta.lugares.filter(({ idCuenta }) => idCuenta === null).length;
      const porCrear = propuesta.porCrear.length;
      return {
        counts: {
          of: [
            ['Cuentas de antes', leido.nodos.length],
            ['Por crear aquí', porCrear],
          ],
          errors: ['Por resolver', sinLugar + leido.reparos.length],
          more: nombresDeForma[leido.forma],
        },
        isReady: sinLugar === 0 && leido.reparos.length === 0 && said.equivalencia.trim() !== '',
        action: porCrear === 0 ? 'Guardar la equivalencia' : `Traer ${contarCuentas(porCrear)}`,
        preview: (run) => <Propuesto run={run} leido={leido} propuesta={propuesta} catalogo={catalogo} />,
      };
    },
  };
}

const CAMPOS: SheetFields<CampoAjeno> = {
  asked: camposDelCatalogoAjeno,
  names: {
    nombre: 'Nombre',
    codigo: 'Código',
    padre: 'Depende de',
    nivel: 'Nivel',
    tipo: 'Recibe movimientos',
    naturaleza: 'Naturaleza',
  },
  meanings: {
    nombre: 'O la ruta completa: Activo:Caja.',
    codigo: 'Como está allá: 1.1.02, 1-1, 110100.',
    padre: 'El código o el nombre de su cuenta mayor.',
    nivel: '1, 2, 3… en el orden de la hoja.',
    tipo: 'Sí o no; D o M; detalle o título.',
    naturaleza: 'deudora o acreedora.',
  },
};

const nombresDeForma: Readonly<Record<FormaDeArbol, string>> = {
  padre: 'Cada cuenta dice de cuál depende.',
  nivel: 'Cada cuenta dice su nivel.',
  ruta: 'Cada cuenta viene con su ruta completa.',
  separadores: 'Los códigos dicen el árbol con puntos o guiones.',
  prefijos: 'Los códigos empiezan como los de su cuenta mayor.',
  sangria: 'Las marcas antes de cada nombre dicen su nivel.',
  plana: 'La hoja no dice qué cuenta depende de cuál: todas van directamente bajo su clase.',
};

function leer({ query, said, body }: Enviado): Promise<CatalogoLeido> {
  const equivalencia = said.equivalencia.trim();
  return call(leerCatalogoAjeno, {
    query: { ...query, ...(equivalencia === '' ? {} : { equivalencia }) },
    body,
  });
}

type Orden = ReturnType<typeof ordenDePropuesta>;

const traer = (equivalencia: string, orden: Orden) =>
  call(traerCatalogoAjeno, { query: { ensayo: 'false' }, body: { equivalencia, ...orden } });

/** Made anew with each decision, and with nothing else: a chart has thousands of accounts. */
function proponente(catalogo: readonly Cuenta[]) {
  let hecha: { readonly leido: CatalogoLeido; readonly decisiones: Dicho['decisiones'] } | undefined;
  let propuesta: CatalogoPropuesto | undefined;
  return (leido: CatalogoLeido, { decisiones }: Dicho): CatalogoPropuesto => {
    if (propuesta !== undefined && hecha?.leido === leido && hecha.decisiones === decisiones)
      return propuesta;
    const conocidas = leido.conocidas.map(
      ({ antes, idCuenta }) => [claveDeEquivalencia(antes), idCuenta] as const,
    );
    hecha = { leido, decisiones };
    propuesta = proponerCatalogo(leido, { catalogo, conocidas: new Map(conocidas), decisiones });
    return propuesta;
  };
}

interface PropuestoProps {
  readonly run: Hoja;
  readonly leido: CatalogoLeido;
  readonly propuesta: CatalogoPropuesto;
  readonly catalogo: readonly Cuenta[];
}

function Propuesto({ run, leido, propuesta, catalogo }: PropuestoProps) {
  const { said, sent, isApplying } = run;
  const decidir = (antes: string, decision: Decision) => {
    const clave = claveDeEquivalencia(antes);
    const tomada = { ...said.decisiones.get(clave), ...decision };
    run.note({ decisiones: new Map(said.decisiones).set(clave, tomada) });
  };
  return (
    <>
      <Reparos reparos={leido.reparos} />
      <TextInput
        label="Cómo se llama el sistema anterior"
        description="Con este nombre se guarda a qué cuenta corresponde cada una; sirve después para saldos y partidas."
        maxLength={100}
        value={said.equivalencia}
        onChange={({ currentTarget }) => run.note({ equivalencia: currentTarget.value })}
        // Another name may have said other things before.
        onBlur={() => {
          if (sent?.said.equivalencia !== said.equivalencia) run.rehearse({});
        }}
      />
      <ArbolPropuesto
        nodos={leido.nodos}
        propuesta={propuesta}
        catalogo={catalogo}
        ocupado={isApplying}
        onDecidir={decidir}
      />
    </>
  );
}

const REPAROS_MAX = 50;

function Reparos({ reparos }: Pick<CatalogoLeido, 'reparos'>) {
  if (reparos.length === 0) return null;
  const resto = reparos.length - REPAROS_MAX;
  return (
    <FormNotice
      tone="error"
      text={
        <>
          <p>Corrija la hoja y elíjala de nuevo:</p>
          <Stack as="ul">
            {reparos.slice(0, REPAROS_MAX).map(({ linea, mensaje }) => (
              <li key={`${linea} ${mensaje}`}>{linea > 0 ? `Línea ${linea}: ${mensaje}` : mensaje}</li>
            ))}
          </Stack>
          {resto > 0 && <p>Y {resto} más.</p>}
        </>
      }
    />
  );
}
