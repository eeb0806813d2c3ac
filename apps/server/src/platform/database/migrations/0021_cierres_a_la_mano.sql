-- A statement leaves out the partidas de cierre and tells apart those de apertura. They are a handful in each year: with
-- an index of their own they are found without looking at the rest of the book.
create index partida_de_cierre on partida (fecha, ejercicio, numero) where tipo in ('cierre', 'apertura');
