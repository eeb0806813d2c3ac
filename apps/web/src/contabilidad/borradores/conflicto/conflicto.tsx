// Two versions of the same draft side by side, and the three ways to go on. Nothing is lost until the person says which.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Contenido, contenidoGuardado, type LineaDeContenido } from '../borrador/contenido.ts';
import { contarLineas, nombresDeCampo, nombresDeTipo } from '../nombres.ts';
import { comparar, type DiferenciaDeCabecera, esIgual, type ParDeLineas } from './comparar.ts';

interface ConflictoProps {
  readonly mia: Contenido;
  readonly suya: PartidaCompleta;
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
  readonly onMia: () => Promise<unknown>;
  readonly onSuya: () => void;
  readonly onSeparar: () => Promise<unknown>;
  /** To look again at what is written; nothing is saved meanwhile. */
  readonly onClose: () => void;
}

export function Conflicto({ mia, suya, nombreDeCuenta, onMia, onSuya, onSeparar, onClose }: ConflictoProps) {
  const { cabecera, lineas } = comparar(mia, contenidoGuardado(suya));
  const [ocupado, setOcupado] = useState(false);
  const decidir = (hacer: () => Promise<unknown>) => {
    setOcupado(true);
    // What goes wrong is said on the desk, by where it is saved.
    void hacer()
      .catch(() => undefined)
      .finally(() => setOcupado(false));
  };
  return (
    <FormDialog title="Hay dos versiones de este borrador" width={1080} onClose={onClose}>
      <Stack gap="lg">
        <FormNotice tone="aviso" text={<Quien suya={suya} />} />
        <DataTable
          label="Las dos versiones"
          density="compact"
          narrow="stack"
          frame
          even
          columns={[
            { title: 'Qué', rowHeader: true, width: '7rem', tone: 'muted', cell: ({ que }) => que },
            {
              title: 'La suya, sin guardar',
              across: ({ otra }) => (otra === undefined ? 2 : 1),
              cell: ({ mia: lado }) => lado,
            },
            { title: 'La guardada', cell: ({ otra }) => otra },
          ]}
          rows={[...filasDeCabecera(cabecera), ...filasDeLineas(lineas, nombreDeCuenta)]}
          rowKey={({ que }) => que}
        />
      </Stack>
      <FormDialogFooter
        cancel="Usar la guardada"
        // Not while the other one is on its way.
        onCancel={() => {
          if (!ocupado) onSuya();
        }}
      >
        <Button variant="default" disabled={ocupado} onClick={() => decidir(onSeparar)}>
          Guardar la mía como borrador nuevo
        </Button>
        <Button loading={ocupado} onClick={() => decidir(onMia)}>
          Guardar la mía
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

/** What differs: how it is here, and there; without there, it is said once of both. */
interface Fila {
  readonly que: string;
  readonly mia: ReactNode;
  readonly otra: ReactNode;
}

function Quien({ suya: { historia } }: { readonly suya: PartidaCompleta }) {
  const propio = useCurrentUser()?.name;
  const ultimo = historia.at(-1);
  if (ultimo === undefined) return 'Otra persona guardó cambios mientras usted escribía.';
  const quien = ultimo.actor === propio ? 'Usted, desde otro lugar,' : (ultimo.actor ?? 'El sistema');
  return `${quien} guardó cambios el ${formatInstant(ultimo.instante)}. Elija con cuál seguir: lo suyo no se ha perdido.`;
}

const filasDeCabecera = (cabecera: readonly DiferenciaDeCabecera[]): Fila[] =>
  cabecera.map(({ campo, mia, suya }) => ({
    que: nombresDeCampo[campo],
    mia: <ValorDeCampo campo={campo} valor={mia} />,
    otra: <ValorDeCampo campo={campo} valor={suya} />,
  }));

interface ValorDeCampoProps {
  readonly campo: DiferenciaDeCabecera['campo'];
  readonly valor: string;
}

function ValorDeCampo({ campo, valor }: ValorDeCampoProps) {
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  if (valor === '') return '–';
  if (campo === 'fecha' || campo === 'fechaDocumento') return formatDate(valor);
  if (campo === 'tipo') return Object.entries(nombresDeTipo).find(([tipo]) => tipo === valor)?.[1] ?? valor;
  if (campo !== 'agencia') return valor;
  const nombre = agencias.find(({ idAgencia }) => idAgencia === valor)?.nombreAgencia;
  return nombre === undefined ? valor : `${valor} ${nombre}`;
}

/** Beyond these nobody compares by eye. */
const DISTINTAS_MAX = 200;

type NombreDeCuenta = (idCuenta: string) => string | undefined;

/** The lines of the two versions, one facing the other; those that are equal are only counted. */
function filasDeLineas(pares: readonly ParDeLineas[], nombreDeCuenta: NombreDeCuenta): Fila[] {
  const iguales = pares.filter(esIgual).length;
  const distintas = pares
    .map((par, indice) => ({ par, numero: indice + 1 }))
    .filter(({ par }) => !esIgual(par));
  const sobran = distintas.length - DISTINTAS_MAX;
  const filas = distintas.slice(0, DISTINTAS_MAX).map(({ par: { mia, suya, campos }, numero }) => ({
    que: `Línea ${numero}`,
    mia: <LineaDeUnLado linea={mia} campos={campos} nombreDeCuenta={nombreDeCuenta} />,
    otra: <LineaDeUnLado linea={suya} campos={campos} nombreDeCuenta={nombreDeCuenta} />,
  }));
  if (iguales === 0 && sobran <= 0) return filas;
  const mas = sobran > 0 ? `${contarLineas(sobran)} distintas más y ` : '';
  const enLasDos = `${contarLineas(iguales)} ${iguales === 1 ? 'igual' : 'iguales'} en las dos`;
  return [...filas, { que: 'Además', mia: `${mas}${enLasDos}`, otra: undefined }];
}

interface LineaDeUnLadoProps {
  readonly linea: LineaDeContenido | undefined;
  readonly campos: readonly (keyof LineaDeContenido)[];
  readonly nombreDeCuenta: NombreDeCuenta;
}

function LineaDeUnLado({ linea, campos, nombreDeCuenta }: LineaDeUnLadoProps) {
  if (linea === undefined)
    return (
      <Text as="em" muted>
        No está
      </Text>
    );
  const { idCuenta, debe, haber, concepto, documento } = linea;
  const cambio = (...suyos: (keyof LineaDeContenido)[]) => suyos.some((campo) => campos.includes(campo));
  return (
    <Row gap="2xs lg" align="baseline">
      <Text as="span" grow basis="12rem" {...marca(cambio('idCuenta'))}>
        {idCuenta === '' ? 'Sin cuenta' : `${idCuenta} ${nombreDeCuenta(idCuenta) ?? ''}`}
      </Text>
      <Text as="span" figures {...marca(cambio('debe', 'haber'))}>
        {haber === 0 ? `Debe ${formatearMonto(debe)}` : `Haber ${formatearMonto(haber)}`}
      </Text>
      {(concepto || cambio('concepto')) && (
        <Text as="span" grow basis="100%" muted {...marca(cambio('concepto'))}>
          {concepto || 'Sin concepto propio'}
        </Text>
      )}
      {(documento || cambio('documento')) && (
        <Text as="span" grow basis="100%" muted {...marca(cambio('documento'))}>
          Documento: {documento || '–'}
        </Text>
      )}
    </Row>
  );
}

/** What is not the same on the other side. */
const marca = (cambio: boolean) =>
  cambio ? ({ muted: false, tone: 'warning', weight: 'bold' } as const) : {};
