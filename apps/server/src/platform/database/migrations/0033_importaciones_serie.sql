-- A partida tells which import brought it: of its year, the series that begins nearest before its number.

create unique index lote_serie_por_numero on lote_serie (ejercicio, primer_numero);
