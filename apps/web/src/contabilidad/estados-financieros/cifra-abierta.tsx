// The panel of the figure that the address names: the accounts it is made of, which add up to it, each leading to its
// lines.

import { type Cifra, type ParteDeCifra, verCifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { sumar } from '@cuadra/core/dinero';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { impresa } from '@cuadra/core/estados-financieros/rangos';
import { conteos } from '@cuadra/core/partidas-contadas';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { type CifraElegida, filtrosDeApi, type Presentacion } from './busqueda.ts';
import classes from './estados-financieros.module.css';
import { enlaceDeParte } from './tabla/enlace.ts';

interface CifraAbiertaProps {
  readonly elegida: CifraElegida;
  readonly presentacion: Presentacion;
  readonly onClose: () => void;
}

export function CifraAbierta({ elegida, presentacion, onClose }: CifraAbiertaProps) {
  const { estado, agencia } = presentacion;
  const { data, error, isPending, refetch } = useQuery(
    queryOf(verCifra, { params: { estado }, query: { ...filtrosDeApi(presentacion), ...elegida } }),
  );
  return (
    <SidePanel label="De qué se compone la cifra" focus onClose={onClose}>
      <Stack gap="lg" pad="xl">
        <PanelHeader onClose={onClose}>
          <Title size="lg" lines="loose">
            {data?.texto ?? 'De qué se compone'}
          </Title>
          <Text size="sm" muted minHeight="1.25rem">
            {data !== undefined && `${data.columna.titulo} ${data.columna.subtitulo}`.trim()}
          </Text>
        </PanelHeader>
        {isPending && <SkeletonRows rows={8} label="Cargando la cifra" />}
        {data === undefined && error !== null && <ErrorState error={error} retry={refetch} />}
        {data !== undefined && <Partes cifra={data} agencia={agencia} />}
      </Stack>
    </SidePanel>
  );
}

function Partes({ cifra, agencia }: { readonly cifra: Cifra; readonly agencia: string | undefined }) {
  const porClase = [...Map.groupBy(cifra.partes, queEs)];
  const groups = porClase.map(([que, rows]) => ({
    key: que,
    title: que,
    total: porClase.length > 1 ? cifraImpresa(sumar(rows.map(({ valor }) => valor)), 'monto') : '',
    rows,
  }));
  return (
    <DataTable
      label={`Cuentas que suman ${cifra.texto}`}
      density="compact"
      narrow="keep"
      rows={{ groups }}
      // An account may both add and take away.
      rowKey={({ idCuenta, valor }) => `${idCuenta} ${valor}`}
      columns={[
        {
          title: 'Cuenta',
          rowHeader: true,
          cell: (parte) => (
            <PlainLink to={enlaceDeParte(parte, agencia)} className={classes.enlace}>
              <Text as="span" muted figures>
                {parte.idCuenta}
              </Text>{' '}
              {parte.nombreCuenta}
            </PlainLink>
          ),
          total: cifra.texto,
        },
        {
          title: 'Q',
          kind: 'number',
          cell: ({ valor }) => cifraImpresa(valor, 'monto'),
          total: cifraImpresa(cifra.valor, 'monto'),
        },
      ]}
    />
  );
}

type LineasDeParte = Pick<ParteDeCifra, 'que' | 'desde' | 'hasta' | 'partidas'>;

/** Which lines of an account a part of a figure adds, in words. */
function queEs(parte: LineasDeParte): string {
  const { partidas } = parte;
  return partidas === undefined ? lineasDe(parte) : `${lineasDe(parte)}. ${conteos[partidas].texto}`;
}

function lineasDe({ que, desde, hasta }: LineasDeParte): string {
  const entre = `del ${impresa(desde)} al ${impresa(hasta)}`;
  switch (que) {
    case 'saldo':
      return `Saldo al ${impresa(hasta)}`;
    case 'inicial':
      return `Saldo antes del ${impresa(desde)}`;
    case 'movimiento':
      return `Movimiento ${entre}`;
    case 'debe':
      return `Debe ${entre}`;
    case 'haber':
      return `Haber ${entre}`;
    case 'efectivo':
      return `Recibido o pagado en caja y bancos ${entre}`;
    case 'contrapartida':
      return `De su movimiento ${entre}, lo de este renglón`;
    default:
      return que satisfies never;
  }
}
