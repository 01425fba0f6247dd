-- The whole character as one text: the form of the well-known exporters, with bags and bank beside the gear.
local _, Gearwright = ...

local Export = {}
Gearwright.Export = Export

local Client, Inventory, Talents = Gearwright.Client, Gearwright.Inventory, Gearwright.Talents

local GENDERS = { [2] = "male", [3] = "female" }

local function isEmpty(list)
	return list.length == 0
end

function Export.character()
	local _, race = UnitRace("player")
	local _, class = UnitClass("player")
	local guild = GetGuildInfo("player")
	local text = {
		app = "Gearwright",
		version = Client.version,
		name = UnitName("player"),
		realm = GetRealmName(),
		race = race,
		class = class,
		faction = UnitFactionGroup("player"),
		gender = GENDERS[UnitSex("player")],
		guild = guild,
		level = UnitLevel("player"),
		talents = Talents.digits(),
		professions = Talents.professions(),
		gear = { items = Inventory.worn() },
	}
	local alsoWorn = Inventory.alsoWorn()
	if not isEmpty(alsoWorn) then
		text.gear.also = alsoWorn
	end
	if Client.glyphSockets() > 0 then
		text.glyphs = Talents.glyphs()
	end
	text.bags = Inventory.bags()
	text.bank = Inventory.bank()
	return text
end

function Export.text()
	return Gearwright.Json.write(Export.character())
end
