// The institution itself: what heads its documents, who signs them, and its agencias.
import { Page as Pagina } from '#ui/page/page.tsx';
import { Agencias } from './agencias.tsx';
import { Encabezado } from './encabezado.tsx';
import { Firmas } from './firmas.tsx';
import { RespaldosDeLaInstitucion } from './respaldos-de-la-institucion.tsx';
import { SegundoFactorObligatorio } from './segundo-factor-obligatorio.tsx';
import { SellosDeLaInstitucion } from './sellos-de-la-institucion.tsx';

export function Institucion() {
  return (
    <Pagina
      titulo="Institución"
      proposito="Los datos que encabezan los documentos, quiénes los firman, quiénes deben usar segundo factor, los respaldos, los sellos y las agencias."
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
