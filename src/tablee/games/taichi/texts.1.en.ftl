### The first edition: feminines were forms, like plurals.

why-feminine = a feminine, allowed at this table
option-accords = Plurals and feminines allowed
    .about = For beginners: CHEVAUX and CHANTEUSE count too.
