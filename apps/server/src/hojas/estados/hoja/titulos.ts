// Headings of other people's sheets, as they are compared: without accents, capitals, punctuation, nor the currency that
// some write beside them: «Débito (Q.)» and «debito GTQ» are read alike. An accent that another program lost («Descripci?n») is put back.

const MONEDA_AL_FINAL =
  / (?:q|qtz|gtq|usd|us\$?|\$|eur|mxn|crc|hnl|quetzales|dolares|en quetzales|en dolares)$/;

export function claveDeTitulo(titulo: string): string {
  return sinAcentos(titulo)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9$]+/g, ' ')
    .trim()
    .replace(MONEDA_AL_FINAL, '')
    .replaceAll(/\b(?:descripci n|operaci n|transacci n)\b/g, (rota) => rota.replace(' ', 'o'))
    .replaceAll(/\b(?:d bito|cr dito)(?=s?\b)/g, (rota) => rota.replace(' ', 'e'));
}

export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What stands in parentheses or at the end of a heading and may be a currency: `Q.` of «Debe (Q.)». */
export function monedaEscritaEn(titulo: string): string | undefined {
  return (
    /\(([^)]*)\)/.exec(titulo)?.[1]?.replaceAll(/[\s.]/g, '') ??
    / (Q|QTZ|GTQ|USD|US\$|\$|EUR|MXN|CRC|HNL)\.?$/i.exec(titulo.trim())?.[1]
  );
}
