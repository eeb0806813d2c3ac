// The institution itself: what heads its documents, who signs them, and its agencias.
import { type SituacionDeRespaldos, verRespaldos } from '@cuadra/contract/administracion/respaldos';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatSize } from '#ui/format/size.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Agencias } from './agencias.tsx';
import { Encabezado } from './encabezado.tsx';
import { Firmas } from './firmas.tsx';
import { SegundoFactorObligatorio } from './segundo-factor-obligatorio.tsx';
import { SellosDeLaInstitucion } from './sellos-de-la-institucion.tsx';

export function Institucion() {
  return (
    <Pagina
      title="Institución"
      purpose="Los datos que encabezan los documentos, quiénes los firman, quiénes deben usar segundo factor, los respaldos, los sellos y las agencias."
    >
      <Encabezado />
      <Firmas />
      <SegundoFactorObligatorio />
      <RespaldosDeLaInstitucion />
      <SellosDeLaInstitucion />
      <Agencias />
    </Pagina>
  );
}

/** In what state the copies of the institution are, in a line, and where to see the rest. */
function RespaldosDeLaInstitucion() {
  const consulta = useQuery(queryOf(verRespaldos));
  return (
    <Section
      card
      title="Respaldos"
      max="64rem"
      actions={<PlainLink to="/administracion/respaldos">Ver respaldos</PlainLink>}
    >
      <Loaded query={consulta} rows={1} label="Cargando los respaldos">
        {(situacion) => (
          <Stack gap="lg" pad="xl">
            <EnUnaLinea {...situacion} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function EnUnaLinea({ estado, ultimo, esTardio, simulacro, siguienteEn }: SituacionDeRespaldos) {
  if (estado !== 'configurado')
    return <FormNotice tone="aviso" text="No se hacen respaldos: faltan ajustes. Vea cuáles en Respaldos." />;
  if (ultimo === null) return <Text figures>Aún no hay respaldos.</Text>;
  const tamano = ultimo.bytes === null ? '' : `, ${formatSize(ultimo.bytes)}`;
  const probado =
    simulacro === null
      ? 'Sin simulacros.'
      : `Último simulacro: ${formatInstant(simulacro.terminadoEn)}, ${simulacro.resultado === 'limpio' ? 'todo cuadra' : 'falló'}.`;
  const siguiente = siguienteEn === null ? '' : ` Siguiente: ${formatInstant(siguienteEn)}.`;
  return (
    <>
      {esTardio && <FormNotice tone="aviso" text="El respaldo está atrasado." />}
      <Text figures>
        Último: {formatInstant(ultimo.terminadoEn)}
        {tamano}. {probado}
        {siguiente}
      </Text>
    </>
  );
}
