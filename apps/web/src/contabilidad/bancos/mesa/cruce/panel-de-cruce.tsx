// With what a line is matched, who said so, when and why; and the way to undo it.
import type { Cruce } from '@cuadra/contract/contabilidad/bancos/cruces';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { enlaceDePartida } from '#contabilidad/bancos/enlaces.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import type { Renglon } from '../datos/renglon.ts';
import type { PartidaHecha } from '../ordenes/hechos.ts';

interface PanelDeCruceProps {
  readonly renglon: Renglon;
  readonly puede: boolean;
  readonly ocupado: boolean;
  readonly enfocar: boolean;
  readonly onDeshacer: (cruce: Cruce) => void;
  readonly onRevertir: (partidas: readonly PartidaHecha[]) => void;
  readonly onClose: () => void;
}

export function PanelDeCruce(props: PanelDeCruceProps) {
  const { renglon, enfocar, onClose } = props;
  const { id, lado, texto, fecha, monto } = renglon;
  const cruces = useQuery(consultas.cruces(lado === 'banco' ? { linea: id } : { movimiento: id }));
  return (
    <SidePanel label={`Cruce de ${texto}`} focus={enfocar} onClose={onClose}>
      <Stack gap="lg" pad="lg xl" size="sm" lines="even">
        <PanelHeader onClose={onClose}>
          <Text muted figures>
            {formatDate(fecha)} · {formatearQuetzales(monto)}
          </Text>
          <Title size="lg" breaks>
            {texto}
          </Title>
        </PanelHeader>
        <Loaded query={cruces} rows={4} label="Cargando el cruce">
          {(suyos) =>
            suyos.length === 0 ? (
              <Text muted>Ya no está cruzada.</Text>
            ) : (
              suyos.map((cruce) => <UnCruce key={cruce.id} cruce={cruce} {...props} />)
            )
          }
        </Loaded>
      </Stack>
    </SidePanel>
  );
}

const CLASES: Readonly<Record<Cruce['clase'], string>> = {
  automatico: 'Cruce automático',
  sugerido: 'Sugerencia aceptada',
  manual: 'Cruce a mano',
  partida: 'Partida registrada desde el banco',
  traslado: 'Traslado entre cuentas propias',
};

function UnCruce({
  cruce,
  puede,
  ocupado,
  onDeshacer,
  onRevertir,
}: PanelDeCruceProps & { readonly cruce: Cruce }) {
  const { clase, puntaje, razones, hechoPor, hechoEn, lineas, movimientos, firmado } = cruce;
  const partidas = clase === 'partida' || clase === 'traslado' ? partidasDe(movimientos) : [];
  return (
    <Box as="section" pad="md none" line="above" aria-label={CLASES[clase]}>
      <Title level={3} size="sm">
        {CLASES[clase]}
        {puntaje !== null && <Dato> {puntaje} de 100</Dato>}
      </Title>
      <Text muted figures>
        {hechoPor === null ? 'El programa' : hechoPor.nombre}, {formatInstant(hechoEn)}
      </Text>
      {razones.length > 0 && (
        <Stack as="ul" dots>
          {razones.map(({ clase: tipo, texto }) => (
            <li key={`${tipo} ${texto}`}>{texto}</li>
          ))}
        </Stack>
      )}
      <Partes titulo="Banco" partes={lineas} />
      <Partes titulo="Libros" partes={movimientos} />
      {firmado && <Text muted>Es de un mes firmado: no se deshace.</Text>}
      {puede && !firmado && (
        <Actions gap="sm" roomAbove="md">
          <Button size="compact-sm" variant="default" disabled={ocupado} onClick={() => onDeshacer(cruce)}>
            Deshacer el cruce
          </Button>
          {partidas.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={ocupado}
              onClick={() => onRevertir(partidas)}
            >
              Revertir la partida
            </Button>
          )}
        </Actions>
      )}
    </Box>
  );
}

const Dato = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" muted figures weight="normal">
    {children}
  </Text>
);

const partidasDe = (movimientos: Cruce['movimientos']): PartidaHecha[] =>
  movimientos.flatMap(({ partida, fecha }) =>
    partida === null ? [] : [{ id: partida.id, numero: partida.numero, fecha }],
  );

interface PartesProps {
  readonly titulo: string;
  readonly partes: Cruce['lineas'];
}

function Partes({ titulo, partes }: PartesProps) {
  if (partes.length === 0) return null;
  return (
    <DataTable
      caption={titulo}
      density="tight"
      narrow="keep"
      rows={partes}
      rowKey={({ id }) => id}
      columns={columnasDePartes}
    />
  );
}

const columnasDePartes: readonly Column<Cruce['lineas'][number]>[] = [
  { title: 'Fecha', hiddenTitle: true, kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    title: 'De qué',
    hiddenTitle: true,
    cell: ({ texto, documento, partida }) => (
      <>
        {partida === null ? (
          texto
        ) : (
          <PlainLink to={enlaceDePartida(partida.id)}>{`Partida ${partida.numero}`}</PlainLink>
        )}
        {partida !== null && ` ${texto}`}
        {documento !== null && <Dato> {documento}</Dato>}
      </>
    ),
  },
  {
    title: 'Monto (Q)',
    hiddenTitle: true,
    kind: 'number',
    cell: ({ monto, total }) => (
      <>
        {formatearMonto(monto)}
        {monto !== total && <Dato> de {formatearMonto(total)}</Dato>}
      </>
    ),
  },
];
